// German texts: how to play with modules, all of them.

import type { Entry } from '../../../../../i18n/plural.ts';

type Texts = Readonly<Record<string, Entry>>;

const ofModules = import.meta.glob<Texts>('../../*/help/de.ts', { eager: true, import: 'de' });

export const texts: Texts = Object.assign({}, ...Object.values(ofModules));
