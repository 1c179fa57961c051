// Tests show parts of screens without the screen that would have loaded their texts.

import { loadTexts } from './index.ts';

await loadTexts([
  'lobby',
  'rules',
  'result',
  'errors',
  'rooms',
  'help',
  'reading',
  'clock',
  'computers',
  'modules',
  'played',
  'castle',
  'discovery',
  'chat',
  'settings',
  'analysis',
  'reasons',
  'games',
  'undo',
]);
