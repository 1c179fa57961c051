// Romanian texts: what modules say only at a table where they are in play, all of them.

import type { Entry } from '../../../../../i18n/plural.ts';

type Texts = Readonly<Record<string, Entry>>;

const ofModules = import.meta.glob<Texts>('../../*/played/ro.ts', { eager: true, import: 'ro' });

export const texts: Texts = Object.assign({}, ...Object.values(ofModules));
