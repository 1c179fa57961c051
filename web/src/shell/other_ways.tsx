// What somebody can do who can't go on here: another table by its code, a game alone, home.

import { t } from '../i18n/index.ts';
import { Link } from '../ui/router.tsx';
import { JoinByCode } from './join_by_code.tsx';
import { PlayAlone } from './play_alone_button.tsx';

export function OtherWays() {
  return (
    <>
      <JoinByCode />
      <p class="row">
        <PlayAlone />
        <Link class="button" href="/new">
          {t('nav.newTable')}
        </Link>
        <Link class="button" href="/">
          {t('nav.home')}
        </Link>
      </p>
    </>
  );
}
