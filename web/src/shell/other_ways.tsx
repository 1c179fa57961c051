// What somebody can do who can't go on here: another table by its code, or this one by a code that is
// corrected, a game alone, home.

import { t } from '../i18n/index.ts';
import { Link } from '../ui/router.tsx';
import { type FailedCode, JoinByCode } from './join_by_code.tsx';
import { PlayAlone } from './play_alone_button.tsx';

export function OtherWays({ failed }: { failed?: FailedCode }) {
  return (
    <div class="other-ways">
      <JoinByCode {...(failed && { failed })} />
      <p class="row">
        <PlayAlone />
        <Link class="button" href="/new">
          {t('nav.newTable')}
        </Link>
        <Link class="button" href="/">
          {t('nav.home')}
        </Link>
      </p>
    </div>
  );
}
