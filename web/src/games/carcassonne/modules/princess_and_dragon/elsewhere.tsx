import { t } from '../../../../i18n/index.ts';
import type { Elsewhere } from '../module.ts';

/** Portals lead to other tiles. */
export const elsewhere: Elsewhere = {
  act: 'portal',
  label: (place) => t('portal.target', { place }),
  badge: () => <path d="M2 13V6a6 6 0 0 1 12 0v7Z" fill="#7a3fc0" stroke="#fffdf5" stroke-width={2} />,
};
