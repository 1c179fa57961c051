// Romanian texts of how to play, in the words of glossary/ro.ts.

import type { HelpMessages } from './en.ts';

export const ro = {
  'help.title': 'Cum se joacă',
  'help.rulesOf': 'După regulile',
  'help.everything': 'Tot ce există',
  'help.place.title': 'Așază o piesă',
  'help.place':
    'Trage o piesă și așaz-o astfel încât toate laturile să se potrivească: drum la drum, oraș la oraș, câmp la câmp. Tabla marchează unde se potrivește.',
  'help.claim.title': 'Trimite un meeple',
  'help.claim':
    'Poți pune un meeple pe piesa tocmai așezată: un tâlhar pe un drum, un cavaler într-un oraș, un călugăr într-o mănăstire. Nu acolo unde se află deja cineva, oricât de departe.',
  'help.score.title': 'Termină și punctează',
  'help.score':
    'Un drum terminat aduce 1 punct de piesă, un oraș 2 de piesă și 2 de blazon, o mănăstire cu opt vecine 9. Câștigă cine are mai mulți meeple; la egalitate primesc toți. Apoi se întorc acasă.',
  'help.tinyCity': 'Dar un oraș terminat din două piese aduce doar 1 punct de piesă și 1 de blazon.',
  'help.key': 'Tastă',
  'help.does': 'Ce face',
  'key.arrows': 'Săgeți',
  'key.arrows.does': 'următoarea poziție în acea direcție',
  'key.r.does': 'rotește piesa (cu Shift: în sens invers)',
  'key.enter': 'Enter',
  'key.enter.does': 'așază; apoi confirmă',
  'key.digits.does': 'alege ce are acel număr',
  'key.s.does': 'niciun meeple',
  'key.esc': 'Esc',
  'key.esc.does': 'ia înapoi înainte de confirmare',
  'key.f.does': 'arată toată tabla',
  'key.zoom.does': 'mărește și micșorează',
  'key.pan': 'Shift + săgeți',
  'key.pan.does': 'mută tabla',
  'key.t.does': 'piese care mai vin',
  'key.l.does': 'arată ultima mutare',
  'key.g.does': 'citește tabla: cine ține ce, unde nu se mai potrivește nimic',
  'key.h.does': 'arată ce ar face un calculator (cu tot ajutorul)',
  'key.u.does': 'ia rândul înapoi, sau cere asta',
  'key.q.does': 'rotește tabla cu un sfert (cu Shift: în sens invers)',
  'key.x.does': 'numere la marginea tablei',
  'key.c.does': 'discuții',
  'key.help.does': 'acest ajutor',
  'help.keysOff': 'Comenzile cu o tastă se pot dezactiva în setări.',
} satisfies HelpMessages;
