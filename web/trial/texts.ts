// The texts of a module in modules/ come by their folders' names; these are brought by hand. Only English.

import { bringTexts } from '../src/i18n/index.ts';
import type { Entry } from '../src/i18n/plural.ts';

type Texts = () => Promise<{ texts: Readonly<Record<string, Entry>> }>;
const inEach = (en: Texts) => ({ en, fr: en, de: en, it: en, ro: en });

bringTexts(
  'modules',
  inEach(async () => ({ texts: (await import('./words/en.ts')).en })),
);
bringTexts(
  'rules',
  inEach(async () => ({ texts: (await import('./options/en.ts')).en })),
);
bringTexts(
  'help',
  inEach(async () => ({ texts: (await import('./help/en.ts')).en })),
);
