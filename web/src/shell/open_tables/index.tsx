// What home loads of tables among strangers: nothing, unless the server has a list of them.

import { withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { hasOpenTables } from '../../net/open_tables.ts';
import { withStrangersTexts } from '../../play/strangers/index.tsx';
import { lazy } from '../../ui/lazy.tsx';

const part = chunk(() => import('./open_tables.tsx'));
const OpenTables = lazy(
  withTexts(['rooms', 'rules', 'clock'], async () => (await withStrangersTexts(part)).OpenTables),
  { quiet: true },
);

export const OpenTablesIfAny = () => (hasOpenTables() ? <OpenTables /> : null);
