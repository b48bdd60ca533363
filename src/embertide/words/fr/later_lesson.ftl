### Les leçons.

## Feu & Eau

web-firewater-lesson-welcome = À Feu & Eau, on se dispute des cases. Vous jouez rouge, le cercle. Une case qui porte votre jeton est à vous et vaut un point. Qui a le plus de points à la fin gagne ; et qui pose son tout dernier jeton gagne aussitôt.
web-firewater-lesson-elemental = Pour commencer, trois élémentaires vont sur le plateau. Deux y sont déjà : posez le troisième sur b3. Plus tard, un élémentaire vaut deux jetons à qui le revendique.
web-firewater-lesson-influence = Bleu commence et a posé un marqueur : feu 1 sur c3, eau 4 sur c4. Une moitié donne sa valeur aux cases voisines, mais seulement à celles de son élément : le feu au feu, l’eau à l’eau. Elle peut elle-même se trouver sur une case de l’autre élément. Touchez une case pour voir l’influence de chacun.
web-firewater-lesson-marker = À vous. Posez votre marqueur feu 4, eau 3, la moitié feu sur b2 et la moitié eau sur b1. L’eau 3 atteint alors a1, dans le coin, et le feu 4 atteint a2. La flèche ronde à côté d’un marqueur le tourne ; la touche R aussi.
web-firewater-lesson-token = Bleu a répondu sur a2 et a3. Maintenant a1 n’a plus de voisine vide, et votre influence de 3 y bat les 2 de bleu. C’est ainsi qu’on prend une case : entourée de tous côtés, et votre influence la plus forte. Prenez a1 !
web-firewater-lesson-leader = Posez votre chef sur c1. Un chef jamais posé coûte 2 points, et ce n’est qu’avec lui sur le plateau que vous pouvez revendiquer des élémentaires. Surveillez sa case : qui la prend capture votre chef avec deux jetons.
web-firewater-lesson-claim = L’élémentaire en b3 est entouré. Un élémentaire suit la personne la plus douce : celle qui a la plus petite somme autour de lui, mais au moins un marqueur. Vous avez 4, bleu a 3 + 1 + 2 = 6. Revendiquez-le, avec deux jetons d’un coup.
web-firewater-lesson-cover = Un jeton peut aussi aller sur un marqueur adverse. Sur a2, une case de feu, votre feu 4 bat le feu 3 de bleu. Prenez-la : l’eau 2 sous votre jeton n’a plus d’influence.
web-firewater-lesson-end = Quatre de vos jetons sont posés : quatre points. La partie continue jusqu’à ce que quelqu’un pose son dernier jeton, ou qu’il n’y ait plus de place pour un marqueur ; les autres peuvent alors poser encore un jeton chacun. Essayez maintenant contre l’ordinateur !

## Feurio!

web-feurio-lesson-welcome = Une forêt brûle. Chaque tuile dit avec quelle force, de 1 (au bord de l’eau) à 6. Vous menez deux équipes de 12 pompiers, rouge et verte ; Étincelle mène la bleue et la jaune.
web-feurio-lesson-heat = Étincelle commence par un 4, et vous avez pioché un 5. Une tuile va sur l’un des points les plus chauds : là où la somme des voisines est la plus forte. Deux points ont 4 + 5 = 9. Prenez celui de droite.
web-feurio-lesson-send = Vous pouvez maintenant placer un à trois pompiers d’une même couleur sur une seule tuile, n’importe laquelle. Placez un rouge sur votre nouveau 5.
web-feurio-lesson-water = Vous avez pioché un 1, plein d’eau. Deux points sont à égalité : prenez celui du haut, à côté de votre pompier.
web-feurio-lesson-region = Placez un pompier rouge sur le 1. Des tuiles qui se touchent et portent la même couleur forment une zone forestière.
web-feurio-lesson-count = Additionnez ses tuiles, divisez par la plus petite qui a encore un accès libre, et arrondissez vers le haut : (5 + 1) ÷ 1 → 6. L’eau est précieuse : plus le nombre ouvert est petit, moins on divise.
web-feurio-lesson-walled = Pour votre 6, il n’y a qu’un point le plus chaud. Posez-y la tuile et voyez le 5 jaune d’Étincelle : sans accès libre, il est encerclé et ne vaut rien.
web-feurio-lesson-full = Quand on place des pompiers, une tuile ne peut pas en porter plus qu’elle n’a d’emplacements, ni plus qu’elle n’a d’accès libres. Placez trois rouges sur le 6 : il est complet, et personne d’autre n’y va.
web-feurio-lesson-any = Vous avez pioché un 4. Cette fois, quatre points sont à égalité : choisissez celui que vous voulez.
web-feurio-lesson-join = Seul, votre 6 ne vaut que 6 ÷ 6 → 1. Placez un rouge sur le 3 qui le sépare du reste, et tout se rejoint : (1 + 5 + 3 + 6) ÷ 1 → 15.
web-feurio-lesson-end = 15 points ! Rouge et vert se comptent à part, puis s’additionnent. Quand les tuiles sont épuisées, on continue de placer des pompiers jusqu’à ce que tout le monde passe ; qui a passé peut encore revenir. À vous, contre Étincelle !
web-lesson-play = Jouer contre Étincelle
web-lesson-back = Revenir à votre partie
web-lesson-others = Étincelle joue…
