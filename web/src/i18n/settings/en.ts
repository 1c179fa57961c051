// English texts of the settings, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'settings.devices': 'Use this on another device',
  'settings.map': 'Tiles',
  'settings.unkept':
    'This browser saves nothing for this page: settings hold until it is closed or reloaded.',
  'settings.map.painted': 'painted',
  'settings.map.map': 'plain, high contrast',
  'settings.confirm': 'Confirm choices',
  'settings.confirm.always': 'always',
  'settings.confirm.figure': 'with a meeple',
  'settings.confirm.never': 'never',
  'settings.sound': 'Sounds',
  'settings.sound.hint': 'A soft cue when it is your turn and when points are scored.',
  'settings.motion': 'Less motion',
  'settings.motion.hint': 'The device’s own wish counts as well.',
  'settings.keys': 'Single-key commands',
  'settings.keys.hint': 'R rotates the tile, S sends no meeple, and so on.',
  'settings.turns': 'Rotate the board',
  'settings.coordinates': 'Numbers at the edge of the board',
  'settings.coordinates.hint': 'Columns and rows, counted from the start tile. Key X.',
  'settings.volume': 'Volume',
  'settings.sounds': 'Which sounds',
  'settings.cue.turn': 'Your turn',
  'settings.cue.tile': 'Tiles',
  'settings.cue.score': 'Points',
  'settings.cue.chat': 'Messages',
  'settings.cue.seat': 'Somebody joins the table',
  'settings.cue.finish': 'The end of the game',
  'settings.calls': 'Call me when I am to play',
  'settings.calls.hint': 'By a notification, and vibration where the device can, while this page is hidden.',
  'settings.callsAsk': 'Shall this device call you when it is your turn?',
  'settings.callsYes': 'Yes, call me',
  'settings.callsNo': 'No',
  'settings.callsDenied': 'This browser does not allow it. Its own settings do.',
} as const satisfies Record<string, Entry>;

export type SettingsMessages = LikeEnglish<typeof en>;
