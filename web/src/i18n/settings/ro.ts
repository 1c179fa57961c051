// Romanian texts of the settings, in the words of glossary/ro.ts.

import type { SettingsMessages } from './en.ts';

export const ro: SettingsMessages = {
  'settings.devices': 'Folosește totul și pe alt dispozitiv',
  'settings.map': 'Piese',
  'settings.unkept':
    'Acest browser nu salvează nimic pentru această pagină: setările sunt valabile până când este închisă sau reîncărcată.',
  'settings.map.painted': 'pictate',
  'settings.map.map': 'simple, contrast mare',
  'settings.confirm': 'Confirmarea alegerilor',
  'settings.confirm.always': 'mereu',
  'settings.confirm.figure': 'cu un meeple',
  'settings.confirm.never': 'niciodată',
  'settings.sound': 'Sunete',
  'settings.sound.hint': 'Un semnal discret când e rândul tău și când primește cineva puncte.',
  'settings.motion': 'Mai puțină mișcare',
  'settings.motion.hint': 'Contează și preferința dispozitivului.',
  'settings.keys': 'Comenzi cu o tastă',
  'settings.keys.hint': 'R rotește piesa, S nu trimite niciun meeple și așa mai departe.',
  'settings.turns': 'Rotește tabla',
  'settings.coordinates': 'Numere la marginea tablei',
  'settings.coordinates.hint': 'Coloane și rânduri, numărate de la piesa de start. Tasta X.',
  'settings.volume': 'Volum',
  'settings.sounds': 'Ce sunete',
  'settings.cue.turn': 'Rândul tău',
  'settings.cue.tile': 'Piese',
  'settings.cue.score': 'Puncte',
  'settings.cue.chat': 'Mesaje',
  'settings.cue.seat': 'Cineva vine la masă',
  'settings.cue.finish': 'Sfârșitul jocului',
  'settings.calls': 'Cheamă-mă când trebuie să joc',
  'settings.calls.hint':
    'Printr-o notificare, și vibrație dacă dispozitivul o permite, cât timp pagina este ascunsă.',
  'settings.callsAsk': 'Să te cheme acest dispozitiv când e rândul tău?',
  'settings.callsYes': 'Da, cheamă-mă',
  'settings.callsNo': 'Nu',
  'settings.callsDenied': 'Acest browser nu permite. Se schimbă din setările lui.',
};
