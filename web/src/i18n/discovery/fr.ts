// French texts of The Discovery, in the words of glossary/fr.ts.

import type { DiscoveryMessages } from './en.ts';

export const fr = {
  'discovery.region.mountain': 'montagne',
  'discovery.region.grassland': 'prairie',
  'discovery.region.sea': 'mer',

  'discovery.claim.mountain': 'Brigand',
  'discovery.claim.grassland': 'Explorateur',
  'discovery.claim.sea': 'Navigateur',
  'discovery.role.mountain': 'Brigand dans la montagne',
  'discovery.role.grassland': 'Explorateur dans la prairie',
  'discovery.role.sea': 'Navigateur sur la mer',

  'discovery.tile.mountain': 'montagne {sides}',
  'discovery.tile.grassland': 'prairie {sides}',
  'discovery.tile.sea': 'mer {sides}',
  'discovery.tile.inner': 'une mer fermée sur la tuile',
  'discovery.tile.city.mountain': 'une ville entre la montagne et la mer {sides}',
  'discovery.tile.city.grassland': 'une ville entre la prairie et la mer {sides}',

  'discovery.ask.either': 'Envoyer un meeple, ou en reprendre un et le marquer ?',
  'discovery.ask.take': 'Reprendre un meeple et le marquer ?',
  'discovery.choice.take': 'Reprendre : {role}, {place}',
  'discovery.choice.nothing': 'Rien',
  'discovery.worth.open': {
    one: '{n} point si repris maintenant, au moins {m} une fois achevé',
    other: '{n} points si repris maintenant, au moins {m} une fois achevé',
  },
  'discovery.worth.finished': {
    one: 'achevé : {n} point si repris',
    other: 'achevé : {n} points si repris',
  },
  'discovery.reading.taken': 'Repris maintenant :',
  'discovery.coach.choose':
    'Une seule chose : envoyer un meeple sur une partie de cette tuile, en reprendre un et le marquer maintenant, ou rien.',

  'discovery.open': 'visible : {tile}',
  'discovery.other': 'Poser l’autre tuile',
  'discovery.other.label': 'Poser l’autre tuile : {tile}',

  'discovery.log.taken': '{name} +{n} : meeple repris ({feature})',
  'discovery.log.worthless': '{name} +0 : meeple repris',
  'discovery.line.tiles': { one: '{n} tuile', other: '{n} tuiles' },
  'discovery.line.cities': { one: '{n} ville', other: '{n} villes' },

  'discovery.help.title': 'La Découverte',
  'discovery.help.about': 'De deux à cinq : découvrez une terre nouvelle, et sachez quand rentrer.',
  'discovery.help.place.title': 'Poser une tuile',
  'discovery.help.place':
    'Chaque côté est tout entier montagne, prairie ou mer. Les côtés qui se touchent doivent montrer la même chose ; les villes ne se suivent pas.',
  'discovery.help.claim.title': 'Envoyer un meeple',
  'discovery.help.claim':
    'Brigand dans la montagne, explorateur dans la prairie, navigateur sur la mer : sur une partie de votre tuile où il n’y a encore personne. Vous en avez quatre.',
  'discovery.help.take.title': 'Ou en reprendre un',
  'discovery.help.take':
    'Ou bien reprenez un de vos meeples, où qu’il soit : c’est alors seulement qu’il marque, et seulement ce qu’il vaut maintenant. Personne ne partage ses points.',
  'discovery.help.worth.title': 'Ce qu’il marque',
  'discovery.help.worth':
    'Prairie : 1 point par tuile. Montagne : 1 par ville sur elle ou sur une prairie voisine. Mer : 1 par ville sur sa rive.',
  'discovery.help.finished.title': 'Achevé vaut plus',
  'discovery.help.finished':
    'Sans côté ouvert, prairie et montagne comptent double, et la mer 1 de plus par tuile ; mais deux tuiles, c’est trop petit.',
  'discovery.help.end.title': 'À la fin',
  'discovery.help.end':
    'Les meeples encore dehors marquent à la fin comme si rien n’était achevé. Reprenez-les donc à temps.',
} as const satisfies DiscoveryMessages;
