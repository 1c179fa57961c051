// French texts of farmers: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.claim.farmers':
    'Vous pouvez mettre un meeple sur la tuile que vous venez de poser : un brigand sur une route, un chevalier dans une ville, un moine dans un monastère, un paysan dans un pré. Mais pas là où quelqu’un se trouve déjà, même très loin.',
  'help.farm.title': 'Penser aux prés',
  'help.farm':
    'Les paysans restent couchés jusqu’à la fin. Chaque pré rapporte alors à ses paysans 3 points par ville achevée qu’il touche. Ce qui est inachevé compte aussi un peu.',
  'help.farm.once':
    'Les paysans restent couchés jusqu’à la fin. Chaque pré rapporte alors à ses paysans 3 points par ville achevée qu’il touche, mais aucune ville ne paie deux fois le même joueur. Ce qui est inachevé compte aussi un peu.',
  'help.farm.city4':
    'Les paysans restent couchés jusqu’à la fin. Chaque ville achevée rapporte alors 4 points à qui a le plus de paysans dans tous les prés qui la touchent. Ce qui est inachevé compte aussi un peu.',
};
