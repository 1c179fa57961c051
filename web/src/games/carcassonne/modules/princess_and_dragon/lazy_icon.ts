import { lazy } from '../../../../ui/lazy.tsx';

/** For lists that every table has: fetched where it is first shown. */
export const NeutralIcon = lazy(async () => (await import('./neutral_figure.tsx')).NeutralIcon, {
  quiet: true,
});
