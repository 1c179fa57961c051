// Where to go from a page without a way on.

import { t } from '../i18n/index.ts';
import { Link } from './router.tsx';

export function WaysOn() {
  return (
    <p class="row">
      <Link class="button primary" href="/new">
        {t('nav.newTable')}
      </Link>
      <Link class="button" href="/">
        {t('nav.home')}
      </Link>
    </p>
  );
}
