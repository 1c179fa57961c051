// English texts: what modules refuse, all of them.

import type { Entry } from '../../../../../i18n/plural.ts';

type Texts = Readonly<Record<string, Entry>>;

const ofModules = import.meta.glob<Texts>('../../*/errors/en.ts', { eager: true, import: 'en' });

export const texts: Texts = Object.assign({}, ...Object.values(ofModules));
