"""Who one is: names, accounts, ratings."""

from fastapi import APIRouter, Response

from embertide.play.said import Json
from embertide.server.house import House
from embertide.server.identity import new_person, person_of, rename
from embertide.server.messages import Credentials, Name, Password
from embertide.server.ratings import shown
from embertide.server.routes.visitor import Asker, TheHouse, Visitor

router = APIRouter(tags=["people"])


@router.get("/me")
async def get_me(house: TheHouse, asker: Asker) -> Json:
    """Who I am to this server."""
    return await _me(house, asker.person)


@router.patch("/me")
async def change_name(house: TheHouse, asker: Asker, body: Name) -> Json:
    """I want to be called otherwise."""
    await rename(house.store, asker.person, body.name, house.hall.clock())
    await house.new_face(asker.person)
    return await _me(house, asker.person)


@router.post("/account", status_code=201)
async def make_account(house: TheHouse, asker: Asker, body: Credentials) -> Json:
    """A guest makes an account, and keeps all he has."""
    house.doorkeeper.log_in(body.name, asker.address)
    await house.accounts.create(asker.person, body.name, body.password)
    await house.new_face(asker.person)
    return await _me(house, asker.person)


@router.delete("/account")
async def delete_account(house: TheHouse, asker: Asker, body: Password, response: Response) -> Json:
    """Deletes my account and what is personal with it."""
    house.doorkeeper.log_in(asker.person, asker.address)
    await house.accounts.delete(asker.person, body.password)
    await house.new_face(asker.person)
    return await _as(house, asker, new_person(), response)


@router.post("/session")
async def log_in(house: TheHouse, asker: Asker, body: Credentials, response: Response) -> Json:
    """The holder of an account comes in, on this device too."""
    house.doorkeeper.log_in(body.name, asker.address)
    person = await house.accounts.log_in(body.name, body.password)
    return await _as(house, asker, person.id, response)


@router.delete("/session")
async def log_out(house: TheHouse, asker: Asker, response: Response) -> Json:
    """Leaves the account on this device, for a fresh guest."""
    return await _as(house, asker, new_person(), response)


async def _as(house: House, asker: Visitor, person: str, response: Response) -> Json:
    """From now on this device is that person's."""
    cookie = house.identity.introduce(person, asker.https).set_cookie
    assert cookie is not None
    response.headers["set-cookie"] = cookie
    return await _me(house, person)


async def _me(house: House, person: str) -> Json:
    known = await person_of(house.store, person, house.hall.clock())
    ratings = []
    for game in house.rooms:
        for rating in (await house.store.ratings(game, [person])).values():
            ratings.append({"game": game, "rating": shown(rating), "games": rating.games})
    return {"name": known.name, "account": known.account is not None, "ratings": ratings}
