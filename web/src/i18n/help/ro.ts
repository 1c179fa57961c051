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
    'Poți pune un meeple pe piesa tocmai așezată: un tâlhar pe un drum, un cavaler într-un oraș, un călugăr într-o mănăstire, un țăran pe un câmp. Nu acolo unde se află deja cineva, oricât de departe.',
  'help.claim.noFarmers':
    'Poți pune un meeple pe piesa tocmai așezată: un tâlhar pe un drum, un cavaler într-un oraș, un călugăr într-o mănăstire. Nu acolo unde se află deja cineva, oricât de departe.',
  'help.score.title': 'Termină și punctează',
  'help.score':
    'Un drum terminat aduce 1 punct de piesă, un oraș 2 de piesă și 2 de blazon, o mănăstire cu opt vecine 9. Câștigă cine are mai mulți meeple; la egalitate primesc toți. Apoi se întorc acasă.',
  'help.tinyCity': 'Dar un oraș terminat din două piese aduce doar 1 punct de piesă și 1 de blazon.',
  'help.farm.title': 'Gândește-te la câmpuri',
  'help.farm':
    'Țăranii stau culcați până la sfârșit. Atunci fiecare câmp le aduce țăranilor săi 3 puncte pentru fiecare oraș terminat pe care îl atinge. Și ce a rămas neterminat contează puțin.',
  'help.farm.once':
    'Țăranii stau culcați până la sfârșit. Atunci fiecare câmp le aduce țăranilor săi 3 puncte pentru fiecare oraș terminat pe care îl atinge, dar niciun oraș nu plătește de două ori același jucător. Și ce a rămas neterminat contează puțin.',
  'help.farm.city4':
    'Țăranii stau culcați până la sfârșit. Atunci fiecare oraș terminat aduce 4 puncte celui cu cei mai mulți țărani pe toate câmpurile care îl ating. Și ce a rămas neterminat contează puțin.',
  'help.river':
    'Partida începe cu râul: fiecare piesă îl continuă de la capătul deschis, până la lac. Pe apă nu stă niciun meeple. Apoi urmează celelalte piese.',
  'help.abbot':
    'Starețul tău merge într-o mănăstire sau într-o grădină, care se numără la fel. În rândul în care nu pui nimic îl poți chema acasă: punctează imediat pentru ce e în jur.',
  'help.tower':
    'În loc de un meeple poți pune o bucată de turn, pe o temelie sau pe un turn. Turnul ajunge atât de departe cât e de înalt, în patru direcții: ia de acolo un prizonier. Un meeple deasupra îl închide. Doi jucători care țin fiecare un meeple al celuilalt îi schimbă; o răscumpărare costă 3 puncte.',
  'help.king_and_robber':
    'Regele îi revine celui care pune ultima piesă a primului oraș terminat, apoi a fiecăruia mai mare, oricui i-ar aparține meeple-ii de acolo. La fel e cu baronul jefuitor, pentru drumuri. Regulile mesei spun cât aduce o distincție.',
  'help.inns_and_cathedrals':
    'Un drum terminat cu han aduce 2 puncte de piesă, un oraș terminat cu catedrală 3 de piesă și 3 de blazon. Neterminate la sfârșit, nu aduc nimic. Meeple-ul tău mare contează cât doi acolo unde se compară meeple-ii. Punctele le aduce o singură dată.',
  'help.traders_and_builders':
    'Ultima piesă a unui oraș îi aduce jucătorului ei mărfurile de acolo: vin, grâu și stofă. La sfârșit, cele mai multe de fiecare fel aduc 10 puncte. Pune-ți constructorul pe un drum sau într-un oraș unde ai un meeple: dacă îl extinzi mai târziu, joci imediat a doua piesă. Porcul tău stă lângă un țăran al tău, iar fiecare oraș terminat de acolo îți aduce 1 punct în plus.',
  'help.princess_and_dragon':
    'O piesă cu vulcan aduce dragonul, și nimeni nu merge pe acea piesă. O piesă cu dragon îl mută cel mult șase pași, iar fiecare jucător alege pe rând câte unul: mănâncă fiecare meeple din calea lui și nu se întoarce niciodată. În loc să trimiți un meeple, pune zâna lângă unul de-al tău: dragonul stă departe, rândul tău începe cu 1 punct, iar el aduce cu 3 mai mult când se numără. O prințesă poate trimite acasă un cavaler din orașul ei. Printr-un portal un meeple merge pe orice piesă, unde nu e nimeni și nimic nu e terminat.',
  'help.abbey_and_mayor':
    'Fiecare are o abație: așaz-o într-o gaură dintre patru piese în loc să tragi. Închide tot ce o atinge și este o mănăstire. Primarul tău contează cât atâția meeple câte blazoane are orașul său. Când drumul, orașul sau mănăstirea căruței tale se termină, ea poate merge mai departe, unde în apropiere nu este nimeni. Hambarul tău merge pe un colț unde se întâlnesc patru câmpuri: țăranii de acolo punctează și vin acasă, nimeni nu mai poate intra acolo, iar la final fiecare oraș terminat de acolo aduce 4 puncte.',
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
  'key.q.does': 'rotește tabla cu un sfert (cu Shift: în sens invers)',
  'key.x.does': 'numere la marginea tablei',
  'key.c.does': 'discuții',
  'key.help.does': 'acest ajutor',
  'help.keysOff': 'Comenzile cu o tastă se pot dezactiva în setări.',
} satisfies HelpMessages;
