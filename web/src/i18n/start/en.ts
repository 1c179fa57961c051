// English texts of what every page needs, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'app.tagline': 'Build a medieval landscape together, tile by tile.',
  'app.loading': 'Laying out the table…',
  'app.skip': 'Skip to content',
  'app.home': 'Bastide, home',
  'app.missing': 'There is nothing at this address.',
  'app.failed': 'Something went wrong here. Reloading the page brings your game back.',
  'app.reload': 'Reload',
  'app.unfetched': 'This part of the page could not be fetched.',
  'app.again': 'Try again',
  'app.released': 'There is a new version of this page. Reload it when you are ready.',
  'held.network':
    'The devices of your network are asking for a lot at once. This page waits a moment and goes on by itself.',
  'held.server':
    'The server has a lot to do, or is just starting. This page waits a moment and goes on by itself.',
  'nav.help': 'How to play',
  'nav.settings': 'Settings',
  'nav.home': 'Home',
  'nav.newTable': 'Open a new table',
  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.save': 'Save',
  'common.copy': 'Copy',
  'common.copied': 'Copied',
  'common.notCopied': 'This browser does not copy. Mark the text and copy it by hand.',
  'common.you': 'you',
  'common.name': 'Your name',
  'common.namePlaceholder': 'Ada',
  'common.colour': 'Colour',

  'home.title': 'Bastide',
  'home.play': 'Play with friends',
  'home.playHint': 'A private table. Send a link, and they are in.',
  'home.playAlone': 'Play alone',
  'home.aloneName': 'Red',
  'home.playComputers': 'Choose computers and rules',
  'home.puzzles': 'Puzzles from real games',
  'home.join': 'Join with a code',
  'home.code': 'Table code',
  'home.joinGo': 'Join',
  'home.codeWrong': 'A code has eight letters and digits, like ABCD-EFGH.',
  'home.continueGo': 'Continue at table {code}',
  'home.noAccount': 'No account, no download. Your seat is kept in this browser.',
  'home.noAccountUnkept':
    'No account, no download. This browser saves nothing for this page: a seat stays in its tab alone.',
  'home.openRecord': 'Look at a game from a file',
  'home.badRecord': 'That file holds no game that can be looked at.',
  'home.licences': 'Open-source licences',
  'home.legal': 'Privacy and imprint',
  'home.picture': 'A small landscape of tiles with a city, roads and a monastery.',

  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.theme': 'Appearance',
  'settings.theme.system': 'like the device',
  'settings.theme.light': 'light',
  'settings.theme.dark': 'dark',

  'error.unknown': 'The server refused ({code}).',
  'error.network': 'The server cannot be reached.',

  'engine.no_wasm': 'This browser cannot run the game engine (no WebAssembly).',
  'engine.no_games': 'This browser saves no games: its storage is blocked or full.',
  'engine.unkept': 'This browser saves no games: this one ends when the page is closed or reloaded.',
  'engine.unkeptTab': 'This browser saves no games: this one ends when its tab is closed.',
  'engine.ended': 'This browser no longer has this game.',
  'engine.unfetched': 'The game engine could not be fetched.',
  'engine.taken_over': 'Another tab of this browser has taken over the game.',
} as const satisfies Record<string, Entry>;

export type StartMessages = LikeEnglish<typeof en>;
