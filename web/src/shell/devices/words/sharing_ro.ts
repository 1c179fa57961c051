// Romanian texts of sharing games with one's own other devices, in the words of the glossary.

import type { DevicesMessages } from './sharing_en.ts';

export const texts: DevicesMessages = {
  'devices.title': 'Folosește totul și pe alt dispozitiv',
  'devices.hint':
    'Locurile tale și lista jocurilor tale ajung și pe telefonul sau calculatorul tău, iar toate dispozitivele tale rămân la zi. Nu e nevoie de nume, de adresă de e-mail sau de parolă: ajunge o cheie, pe care o au numai dispozitivele tale. Serverul păstrează încuiat ce împart ele și nu poate citi nimic. Jocurile aflate numai în acest browser rămân aici; celelalte dispozitive văd cum s-au încheiat.',
  'devices.begin': 'Arată codul pentru alt dispozitiv',
  'devices.code': 'Adu celălalt dispozitiv aici',
  'devices.codeHint': 'Scanează acest cod cu camera celuilalt dispozitiv sau deschide acolo linkul.',
  'devices.secret': 'Nu-l arăta nimănui: cine are acest cod poate juca pentru tine și îți vede jocurile.',
  'devices.qr': 'Codul QR al linkului pentru dispozitivele tale',
  'devices.copy': 'Copiază linkul',
  'devices.alone':
    'Linkul duce la {host}, adică numai la acest dispozitiv. Deschide această pagină la o adresă la care ajunge și celălalt dispozitiv.',
  'devices.onAt': 'Acest dispozitiv este la zi cu celelalte, la ora {time}.',
  'devices.atWork': 'Dispozitivele tale se aduc la zi…',
  'devices.unreachable': 'Celelalte dispozitive nu pot fi găsite acum. Se încearcă din nou de la sine.',
  'devices.cut':
    'Acest dispozitiv nu mai împarte jocurile: cheia a fost reînnoită pe alt dispozitiv sau nu a fost folosită mult timp. Ce este aici rămâne. Ca să împarți din nou, deschide aici linkul celuilalt dispozitiv sau ia-o de la capăt.',
  'devices.cutNotice':
    'Acest dispozitiv nu mai împarte jocurile cu celelalte: cheia a fost reînnoită acolo sau nu a fost folosită mult timp.',
  'devices.stop': 'Oprește pe acest dispozitiv',
  'devices.stopped':
    'Acest dispozitiv merge acum pe cont propriu. Ce este aici rămâne, iar celelalte dispozitive continuă.',
  'devices.lose': 'Exclude un dispozitiv pierdut',
  'devices.loseText':
    'Cheia și toate locurile tale primesc secrete noi: un dispozitiv cu cele vechi nu mai joacă pentru tine și nu mai află nimic nou. Ce a văzut deja îi rămâne. Și celelalte dispozitive ale tale au nevoie de noul cod.',
  'devices.loseDo': 'Exclude',
  'devices.losing': 'Se fac secrete noi…',
  'devices.lostDone': {
    one: 'Există o cheie nouă, iar locul tău la {n} masă are un secret nou.',
    few: 'Există o cheie nouă, iar locurile tale la {n} mese au secrete noi.',
    other: 'Există o cheie nouă, iar locurile tale la {n} de mese au secrete noi.',
  },
  'devices.lostNot':
    'La aceste mese nu s-a putut ajunge, iar acolo dispozitivul pierdut încă poate juca pentru tine: {tables}. Încearcă din nou.',
  'devices.again': 'Încearcă din nou',
  'devices.bring': 'Aduci jocurile tale pe acest dispozitiv?',
  'devices.bringText':
    'Locurile și jocurile celuilalt dispozitiv vin aici, nimic din ce este aici nu se pierde, iar de acum amândouă rămân la zi.',
  'devices.bringCare':
    'Continuă numai dacă linkul vine de pe un dispozitiv al tău: cine ți l-a dat îți vede jocurile și poate juca pentru tine.',
  'devices.bringOther':
    'Acest dispozitiv împarte deja cu altele. De atunci va împărți cu cele ale acestui link.',
  'devices.bringDo': 'Adu-le aici',
  'devices.bringNot': 'Nu acum',
  'devices.brought': {
    one: '{n} joc a ajuns pe acest dispozitiv.',
    few: '{n} jocuri au ajuns pe acest dispozitiv.',
    other: '{n} de jocuri au ajuns pe acest dispozitiv.',
  },
  'devices.broughtNone': 'Dispozitivele tale sunt la zi. Pentru acesta nu era nimic nou.',
  'devices.none':
    'Acest link nu mai duce nicăieri: cheia lui a fost reînnoită sau nu a fost folosită mult timp. Arată din nou codul pe celălalt dispozitiv.',
  'devices.noKey':
    'Acest link a ajuns fără cheia lui. Arată codul pe celălalt dispozitiv și scanează-l cu camera.',
  'devices.unkept': 'Acest browser nu salvează nimic pentru această pagină, deci nici o cheie.',
  'devices.offered': 'Acest server nu păstrează nimic pentru mai multe dispozitive.',
};
