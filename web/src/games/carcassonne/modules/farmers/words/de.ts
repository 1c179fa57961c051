// German texts of farmers: what is said at a table.

import type { Messages } from './en.ts';

export const de: Messages = {};
