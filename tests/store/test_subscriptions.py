"""Storage of subscriptions to push notifications, and of e-mail addresses."""

import pytest

from embertide.store.store import MailAddress, Person, Store, Subscription

pytestmark = pytest.mark.anyio


def subscription(number: int, person: str = "1") -> Subscription:
    endpoint = f"https://push.example/{number}"
    return Subscription(endpoint, person, "key", "secret", "de", 100.0 + number)


async def test_the_newest_come_first_and_the_oldest_are_dropped(store: Store) -> None:
    for number in (2, 1, 3, 4):
        await store.add_subscription(subscription(number), 3)
    await store.add_subscription(subscription(9, "2"), 3)
    assert await store.subscriptions("1") == [subscription(n) for n in (4, 3, 2)]
    assert await store.subscriptions("2") == [subscription(9, "2")]
    assert await store.subscriptions("3") == []


async def test_an_endpoint_belongs_to_the_last_person(store: Store) -> None:
    await store.add_subscription(subscription(1), 3)
    await store.add_subscription(subscription(1, "2"), 3)
    assert await store.subscriptions("1") == []
    await store.drop_subscriptions("1", subscription(1).endpoint)
    assert await store.subscriptions("2") == [subscription(1, "2")]


async def test_failures_are_counted_and_subscriptions_dropped(store: Store) -> None:
    for number in (1, 2, 3):
        await store.add_subscription(subscription(number), 9)
    await store.set_failures(subscription(2).endpoint, 4)
    await store.set_failures("https://push.example/unknown", 4)
    await store.drop_subscriptions("1", subscription(1).endpoint)
    assert [s.failures for s in await store.subscriptions("1")] == [0, 4]
    await store.drop_subscriptions("1")
    assert await store.subscriptions("1") == []


async def test_subscriptions_end_with_their_session(store: Store) -> None:
    kept = [subscription(3), subscription(2)._replace(session="b")]
    for one in [subscription(1)._replace(session="a"), *kept]:
        await store.add_subscription(one, 9)
    await store.remove_session("a")
    assert await store.subscriptions("1") == kept
    await store.remove_sessions("1")
    assert await store.subscriptions("1") == []


async def test_subscriptions_are_deleted_with_the_person(store: Store) -> None:
    await store.add_person(Person("1", "Ann", 1.0))
    await store.add_subscription(subscription(1), 3)
    await store.forget_person("1")
    assert await store.subscriptions("1") == []


async def test_a_person_has_one_address_until_deleted(store: Store) -> None:
    await store.add_person(Person("1", "Ann", 1.0))
    address = MailAddress("1", "ann@example.org", "nl", False, 5.0)
    assert await store.address("1") is None
    for changed in (address, address._replace(confirmed=True), address._replace(email="b@c.d")):
        await store.set_address(changed)
        assert await store.address("1") == changed
    await store.drop_address("1")
    assert await store.address("1") is None
    await store.set_address(address)
    await store.forget_person("1")
    assert await store.address("1") is None
