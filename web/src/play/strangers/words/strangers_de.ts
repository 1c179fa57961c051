// German texts of playing with strangers, in the words of the glossary.

import type { StrangersMessages } from './strangers_en.ts';

export const texts: StrangersMessages = {
  'strangers.title': 'Offene Tische',
  'strangers.any': 'Jetzt mit irgendwem spielen',
  'strangers.anyHint':
    'Führt dich an den Tisch, der am besten zu dir passt. Gibt es keinen, wird einer eröffnet, und du wartest, wer kommt.',
  'strangers.none': 'Gerade wartet kein Tisch auf Spieler.',
  'strangers.unreachable': 'Die Liste ist gerade nicht zu erreichen. Sie wird von selbst wieder abgefragt.',
  'strangers.host': 'Tisch von {name}',
  'strangers.sit': 'Platz nehmen',
  'strangers.sitAt': 'Am Tisch von {name} Platz nehmen',
  'strangers.yours': 'Dein Tisch',
  'strangers.free': { one: '{n} Platz frei', other: '{n} Plätze frei' },
  'strangers.computers': {
    one: '{n} Platz hält ein Computer frei',
    other: '{n} Plätze halten Computer frei',
  },
  'strangers.people': { one: '{n} Person ist da', other: '{n} Personen sind da' },
  'strangers.noClock': 'ohne Uhr',
  'strangers.gone':
    'Da war jemand schneller: An jenem Tisch ist kein Platz mehr frei. Such dir einen anderen aus.',
  'strangers.list': 'Diesen Tisch für alle auflisten',
  'strangers.listHint':
    'Er steht unter „Offene Tische“, bis alle Plätze besetzt sind oder das Spiel beginnt. Wer ihn findet, kann Platz nehmen, auch anstelle eines Computers.',
  'strangers.listed': 'Dieser Tisch ist aufgelistet: Jeder darf Platz nehmen.',
  'strangers.hidden': 'Gerade wird er nicht gezeigt: Er ist gesperrt, oder niemand darf zuschauen.',
  'strangers.report': 'Jemanden melden',
  'strangers.reportText':
    'Wer diesen Server betreibt, liest deine Meldung mit den letzten Zeilen des Chats. Am Tisch erfährt niemand davon. Sie wird nur eine Weile aufbewahrt.',
  'strangers.whom': 'Wen?',
  'strangers.why': 'Warum?',
  'strangers.why.insults': 'Beleidigungen oder Drohungen',
  'strangers.why.name': 'ein anstößiger Name',
  'strangers.why.spam': 'Werbung oder Spam',
  'strangers.why.stalling': 'lässt die anderen absichtlich warten',
  'strangers.why.other': 'etwas anderes',
  'strangers.words': 'Was ist passiert? (freiwillig)',
  'strangers.send': 'Meldung abschicken',
  'strangers.sent':
    'Deine Meldung ist bei dem, der diesen Server betreibt. Im Chat kannst du die Person auch stumm schalten.',
};
