// Romanian texts of calls while the page is closed, in the words of glossary/ro.ts.

import type { PushMessages } from './en.ts';

export const ro: PushMessages = {
  'push.title': 'Apeluri când pagina este închisă',
  'push.on': 'Cheamă-mă la această masă',
  'push.hint': 'Printr-o notificare pe acest dispozitiv, chiar și când pagina este închisă.',
  'push.kinds': 'Pentru ce',
  'push.kind.turn': 'E rândul meu',
  'push.kind.time': 'Timpul meu se apropie de sfârșit',
  'push.kind.seat': 'Cineva vine la masă',
  'push.kind.rematch': 'Se propune o revanșă',
  'push.kind.over': 'Partida s-a încheiat',
  'push.quiet': 'Ore de liniște',
  'push.quietHint': 'Atunci nu cheamă nimic, după ceasul acestui dispozitiv.',
  'push.from': 'De la',
  'push.to': 'Până la',
  'push.install':
    'Pe iPhone și iPad poate chema numai o pagină instalată: Partajați → Adăugați la ecranul principal. Deschide acolo linkul tău personal.',
  'push.failed': 'Acest browser nu ajunge acum la serviciul lui de notificări.',
  'push.refused': 'Acest server nu cheamă serviciul de notificări al browserului tău.',
  'push.ask': 'Să te cheme acest dispozitiv când e rândul tău, chiar și când pagina este închisă?',
  'push.later': 'Se schimbă oricând din meniul mesei.',
};
