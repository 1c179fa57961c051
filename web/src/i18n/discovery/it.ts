// Italian texts of The Discovery, in the words of glossary/it.ts.

import type { DiscoveryMessages } from './en.ts';

export const it = {
  'discovery.region.mountain': 'montagne',
  'discovery.region.grassland': 'prateria',
  'discovery.region.sea': 'mare',

  'discovery.claim.mountain': 'Brigante',
  'discovery.claim.grassland': 'Esploratore',
  'discovery.claim.sea': 'Navigatore',
  'discovery.role.mountain': 'Brigante tra le montagne',
  'discovery.role.grassland': 'Esploratore nella prateria',
  'discovery.role.sea': 'Navigatore sul mare',

  'discovery.tile.mountain': 'montagne {sides}',
  'discovery.tile.grassland': 'prateria {sides}',
  'discovery.tile.sea': 'mare {sides}',
  'discovery.tile.inner': 'un mare chiuso sulla tessera',
  'discovery.tile.city.mountain': 'una città tra le montagne e il mare {sides}',
  'discovery.tile.city.grassland': 'una città tra la prateria e il mare {sides}',

  'discovery.ask.either': 'Mandi un meeple, o ne riprendi uno e lo segni?',
  'discovery.ask.take': 'Riprendi un meeple e lo segni?',
  'discovery.choice.take': 'Riprendi: {role}, {place}',
  'discovery.choice.nothing': 'Niente',
  'discovery.worth.open': {
    one: '{n} punto se ripreso ora, almeno {m} se completo',
    other: '{n} punti se ripreso ora, almeno {m} se completo',
  },
  'discovery.worth.finished': {
    one: 'completo: {n} punto se ripreso',
    other: 'completo: {n} punti se ripreso',
  },
  'discovery.reading.taken': 'Ripreso ora:',
  'discovery.coach.choose':
    'Fai una sola cosa: manda un meeple su una parte di questa tessera, riprendine uno tuo e segnalo ora, o niente.',

  'discovery.open': 'scoperta: {tile}',
  'discovery.other': 'Posa l’altra tessera',
  'discovery.other.label': 'Posa l’altra tessera: {tile}',

  'discovery.log.taken': '{name} +{n}: meeple ripreso ({feature})',
  'discovery.log.worthless': '{name} +0: meeple ripreso',
  'discovery.line.tiles': { one: '{n} tessera', other: '{n} tessere' },
  'discovery.line.cities': { one: '{n} città', other: '{n} città' },

  'discovery.help.title': 'La Scoperta',
  'discovery.help.about': 'Da due a cinque: scoprite una terra nuova, e sappiate quando tornare.',
  'discovery.help.place.title': 'Posa una tessera',
  'discovery.help.place':
    'Ogni lato è tutto montagne, prateria o mare. I lati che si toccano devono mostrare la stessa cosa; le città non devono combaciare con nulla.',
  'discovery.help.claim.title': 'Manda un meeple',
  'discovery.help.claim':
    'Brigante tra le montagne, esploratore nella prateria, navigatore sul mare: su una parte della tua tessera dove non c’è ancora nessuno. Ne hai quattro.',
  'discovery.help.take.title': 'O riprendine uno',
  'discovery.help.take':
    'Altrimenti riprendi un tuo meeple, ovunque sia: solo allora segna, e solo quello che vale ora. Nessuno divide i suoi punti.',
  'discovery.help.worth.title': 'Quanto segna',
  'discovery.help.worth':
    'Prateria 1 punto a tessera. Montagne 1 per città su di loro o sulla prateria accanto. Il mare 1 per città sulla sua riva.',
  'discovery.help.finished.title': 'Completo vale di più',
  'discovery.help.finished':
    'Senza lati aperti, prateria e montagne contano il doppio, e il mare 1 in più a tessera; ma due tessere sono troppo poche.',
  'discovery.help.end.title': 'Alla fine',
  'discovery.help.end':
    'I meeple ancora fuori segnano alla fine come se nulla fosse completo. Riprendili dunque in tempo.',
} as const satisfies DiscoveryMessages;
