// Italian texts: what modules say only at a table where they are in play, all of them.

import type { Entry } from '../../../../../i18n/plural.ts';

type Texts = Readonly<Record<string, Entry>>;

const ofModules = import.meta.glob<Texts>('../../*/played/it.ts', { eager: true, import: 'it' });

export const texts: Texts = Object.assign({}, ...Object.values(ofModules));
