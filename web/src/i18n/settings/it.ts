// Italian texts of the settings, in the words of glossary/it.ts.

import type { SettingsMessages } from './en.ts';

export const it: SettingsMessages = {
  'settings.devices': 'Usa tutto questo su un altro dispositivo',
  'settings.map': 'Tessere',
  'settings.unkept':
    'Questo browser non salva nulla per questa pagina: le impostazioni valgono finché non viene chiusa o ricaricata.',
  'settings.map.painted': 'dipinte',
  'settings.map.map': 'semplici, ad alto contrasto',
  'settings.confirm': 'Conferma delle scelte',
  'settings.confirm.always': 'sempre',
  'settings.confirm.figure': 'con un meeple',
  'settings.confirm.never': 'mai',
  'settings.sound': 'Suoni',
  'settings.sound.hint': 'Un segnale discreto quando è il tuo turno e quando si segnano punti.',
  'settings.motion': 'Meno movimento',
  'settings.motion.hint': 'Vale anche la preferenza del dispositivo.',
  'settings.keys': 'Comandi a un tasto',
  'settings.keys.hint': 'R gira la tessera, S non manda nessun meeple e così via.',
  'settings.turns': 'Gira il tabellone',
  'settings.coordinates': 'Numeri al bordo del tabellone',
  'settings.coordinates.hint': 'Colonne e righe, contate dalla tessera di partenza. Tasto X.',
  'settings.volume': 'Volume',
  'settings.sounds': 'Quali suoni',
  'settings.cue.turn': 'Il tuo turno',
  'settings.cue.tile': 'Tessere',
  'settings.cue.score': 'Punti',
  'settings.cue.chat': 'Messaggi',
  'settings.cue.seat': 'Qualcuno arriva al tavolo',
  'settings.cue.finish': 'La fine della partita',
  'settings.calls': 'Chiamami quando devo giocare',
  'settings.calls.hint':
    'Con una notifica, e una vibrazione se il dispositivo la permette, mentre questa pagina è nascosta.',
  'settings.callsAsk': 'Questo dispositivo deve chiamarti quando è il tuo turno?',
  'settings.callsYes': 'Sì, chiamami',
  'settings.callsNo': 'No',
  'settings.callsDenied': 'Questo browser non lo permette. Si cambia nelle sue impostazioni.',
};
