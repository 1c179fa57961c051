// English texts of calls while the page is closed, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'push.title': 'Calls while this page is closed',
  'push.on': 'Call me at this table',
  'push.hint': 'By a notification on this device, even when this page is closed.',
  'push.kinds': 'What for',
  'push.kind.turn': 'It is my turn',
  'push.kind.time': 'My time runs out',
  'push.kind.seat': 'Somebody joins the table',
  'push.kind.rematch': 'A rematch is offered',
  'push.kind.over': 'The game is over',
  'push.quiet': 'Quiet hours',
  'push.quietHint': 'Nothing calls then, by the clock of this device.',
  'push.from': 'From',
  'push.to': 'Until',
  'push.install':
    'On iPhone and iPad only an installed page can call: Share → Add to Home Screen. Open your personal link there.',
  'push.failed': 'This browser cannot reach its service for notifications now.',
  'push.refused': 'This server does not call your browser’s service for notifications.',
  'push.ask': 'Shall this device call you when it is your turn, even when this page is closed?',
  'push.later': 'The menu of the table changes this at any time.',
} as const satisfies Record<string, Entry>;

export type PushMessages = LikeEnglish<typeof en>;
