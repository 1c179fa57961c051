// French texts of how to play, in the words of glossary/fr.ts.

import type { HelpMessages } from './en.ts';

export const fr = {
  'help.title': 'Comment jouer',
  'help.rulesOf': 'Selon les règles de',
  'help.everything': 'Tout ce qui existe',
  'help.place.title': 'Poser une tuile',
  'help.place':
    'Piochez une tuile et posez-la pour que tous ses côtés conviennent : route contre route, ville contre ville, pré contre pré. Le plateau marque où elle va.',
  'help.claim.title': 'Envoyer un meeple',
  'help.claim':
    'Vous pouvez mettre un meeple sur la tuile que vous venez de poser : un brigand sur une route, un chevalier dans une ville, un moine dans un monastère, un paysan dans un pré. Mais pas là où quelqu’un se trouve déjà, même très loin.',
  'help.claim.noFarmers':
    'Vous pouvez mettre un meeple sur la tuile que vous venez de poser : un brigand sur une route, un chevalier dans une ville, un moine dans un monastère. Mais pas là où quelqu’un se trouve déjà, même très loin.',
  'help.score.title': 'Achever et marquer',
  'help.score':
    'Une route achevée vaut 1 point par tuile, une ville 2 par tuile et 2 par blason, un monastère entouré de huit tuiles 9. Le plus grand nombre de meeples l’emporte ; à égalité, tous marquent. Puis ils rentrent.',
  'help.tinyCity': 'Mais une ville achevée de deux tuiles ne vaut que 1 point par tuile et 1 par blason.',
  'help.farm.title': 'Penser aux prés',
  'help.farm':
    'Les paysans restent couchés jusqu’à la fin. Chaque pré rapporte alors à ses paysans 3 points par ville achevée qu’il touche. Ce qui est inachevé compte aussi un peu.',
  'help.farm.once':
    'Les paysans restent couchés jusqu’à la fin. Chaque pré rapporte alors à ses paysans 3 points par ville achevée qu’il touche, mais aucune ville ne paie deux fois le même joueur. Ce qui est inachevé compte aussi un peu.',
  'help.farm.city4':
    'Les paysans restent couchés jusqu’à la fin. Chaque ville achevée rapporte alors 4 points à qui a le plus de paysans dans tous les prés qui la touchent. Ce qui est inachevé compte aussi un peu.',
  'help.river':
    'La partie commence par la rivière : chaque tuile la prolonge à son bout ouvert, jusqu’au lac. Aucun meeple ne se tient sur l’eau. Ensuite viennent les autres tuiles.',
  'help.abbot':
    'Votre abbé va dans un monastère ou dans un jardin, qui compte de même. Dans un tour où vous ne placez rien, vous pouvez le rappeler : il marque aussitôt ce qui l’entoure.',
  'help.tower':
    'Au lieu d’un meeple, vous pouvez poser un étage sur une fondation ou une tour. La tour porte aussi loin qu’elle est haute, dans quatre directions : faites-y un prisonnier. Un meeple au sommet la ferme. Deux joueurs qui tiennent chacun un meeple de l’autre les échangent ; une rançon coûte 3 points.',
  'help.king_and_robber':
    'Le roi revient à qui pose la dernière tuile de la première ville achevée, puis de chaque ville plus grande, peu importe à qui sont les meeples. Il en va de même du baron pillard, pour les routes. Les règles de la table disent ce que rapporte une distinction.',
  'help.inns_and_cathedrals':
    'Une route achevée avec auberge vaut 2 points par tuile, une ville achevée avec cathédrale 3 par tuile et 3 par blason. Inachevées à la fin, elles ne valent rien. Votre grand meeple compte pour deux là où l’on compare les meeples. Il ne rapporte les points qu’une fois.',
  'help.traders_and_builders':
    'La dernière tuile d’une ville rapporte à son joueur les marchandises qui s’y trouvent : vin, blé et drap. À la fin, le plus de chaque sorte vaut 10 points. Mettez votre bâtisseur sur une route ou dans une ville où vous avez un meeple : agrandissez-la plus tard, et vous jouez aussitôt une deuxième tuile. Votre cochon rejoint un de vos paysans, et chaque ville achevée y vaut 1 point de plus pour vous.',
  'help.princess_and_dragon':
    'Une tuile avec un volcan fait venir le dragon, et personne ne va sur cette tuile. Une tuile avec un dragon le déplace de six pas au plus, et chaque joueur en choisit un, l’un après l’autre : il mange tous les meeples là où il passe et ne revient jamais. Au lieu d’envoyer un meeple, placez la fée à côté d’un des vôtres : le dragon reste loin, votre tour commence par 1 point, et il rapporte 3 de plus quand il compte. Une princesse peut renvoyer un chevalier de sa ville. Par un portail, un meeple va sur toute tuile, là où il n’y a personne et où rien n’est achevé.',
  'help.abbey_and_mayor':
    'Chacun a une abbaye : posez-la dans un trou entre quatre tuiles au lieu de piocher. Elle ferme ce qui la touche et compte comme un monastère. Votre maire compte pour autant de meeples que sa ville a de blasons. Quand la route, la ville ou le monastère de votre roulotte est achevé, elle peut aller plus loin, là où il n’y a personne. Votre grange va sur un coin où quatre prés se rejoignent : ses paysans marquent et reviennent, personne n’y devient plus paysan, et à la fin chaque ville achevée y rapporte 4 points.',
  'help.key': 'Touche',
  'help.does': 'Effet',
  'key.arrows': 'Flèches',
  'key.arrows.does': 'endroit suivant dans cette direction',
  'key.r.does': 'tourner la tuile (avec Maj : dans l’autre sens)',
  'key.enter': 'Entrée',
  'key.enter.does': 'poser ; puis confirmer',
  'key.digits.does': 'choisir ce qui porte ce numéro',
  'key.s.does': 'aucun meeple',
  'key.esc': 'Échap',
  'key.esc.does': 'revenir en arrière avant de confirmer',
  'key.f.does': 'montrer tout le plateau',
  'key.zoom.does': 'agrandir et réduire',
  'key.pan': 'Maj + flèches',
  'key.pan.does': 'déplacer le plateau',
  'key.t.does': 'tuiles à venir',
  'key.l.does': 'montrer le dernier coup',
  'key.g.does': 'lire le plateau : qui tient quoi, où plus rien ne convient',
  'key.h.does': 'montrer ce que ferait un ordinateur (avec toute l’aide)',
  'key.q.does': 'tourner le plateau d’un quart (avec Maj : dans l’autre sens)',
  'key.x.does': 'nombres au bord du plateau',
  'key.c.does': 'discussion',
  'key.help.does': 'cette aide',
  'help.keysOff': 'Les commandes à une touche se désactivent dans les réglages.',
} satisfies HelpMessages;
