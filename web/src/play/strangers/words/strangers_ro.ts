// Romanian texts of playing with strangers, in the words of the glossary.

import type { StrangersMessages } from './strangers_en.ts';

export const texts: StrangersMessages = {
  'strangers.title': 'Mese deschise',
  'strangers.any': 'Joacă acum cu oricine',
  'strangers.anyHint':
    'Te duce la masa care ți se potrivește cel mai bine. Dacă nu e niciuna, se deschide una nouă și aștepți să vină cineva.',
  'strangers.none': 'Acum nicio masă nu așteaptă jucători.',
  'strangers.unreachable': 'Lista nu poate fi citită acum. Se încearcă din nou de la sine.',
  'strangers.host': 'Masa lui {name}',
  'strangers.sit': 'Ia loc',
  'strangers.sitAt': 'Ia loc la masa lui {name}',
  'strangers.yours': 'Masa ta',
  'strangers.free': { one: '{n} loc liber', few: '{n} locuri libere', other: '{n} de locuri libere' },
  'strangers.computers': {
    one: '{n} loc ținut de un calculator',
    few: '{n} locuri ținute de calculatoare',
    other: '{n} de locuri ținute de calculatoare',
  },
  'strangers.people': {
    one: 'e {n} persoană acolo',
    few: 'sunt {n} persoane acolo',
    other: 'sunt {n} de persoane acolo',
  },
  'strangers.noClock': 'fără ceas',
  'strangers.gone': 'Cineva a fost mai rapid: la masa aceea nu mai e niciun loc liber. Alege alta.',
  'strangers.list': 'Arată masa aceasta tuturor',
  'strangers.listHint':
    'Stă printre mesele deschise până când toate locurile sunt ocupate sau începe jocul. Cine o găsește poate lua loc, chiar și în locul unui calculator.',
  'strangers.listed': 'Masa aceasta e pe listă: oricine poate lua loc.',
  'strangers.hidden': 'Acum nu se vede: e blocată sau nimeni nu are voie să privească.',
  'strangers.report': 'Reclamă pe cineva',
  'strangers.reportText':
    'Cine se ocupă de acest server îți citește reclamația, cu ultimele rânduri din discuții. La masă nu află nimeni. Se păstrează doar o vreme.',
  'strangers.whom': 'Pe cine?',
  'strangers.why': 'De ce?',
  'strangers.why.insults': 'insulte sau amenințări',
  'strangers.why.name': 'un nume jignitor',
  'strangers.why.spam': 'reclamă sau spam',
  'strangers.why.stalling': 'îi face intenționat pe ceilalți să aștepte',
  'strangers.why.other': 'altceva',
  'strangers.words': 'Ce s-a întâmplat? (opțional)',
  'strangers.send': 'Trimite reclamația',
  'strangers.sent':
    'Reclamația ta a ajuns la cine se ocupă de acest server. La discuții poți să-i și ascunzi mesajele.',
};
