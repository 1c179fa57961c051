// Shown instead of something that could not be fetched.

import { t } from '../i18n/index.ts';
import { partsAreGone } from './lost_parts.ts';

interface UnfetchedProps {
  /** Says what could not; absent: that is said above already. */
  what?: string;
  again(): void;
}

/** Where the server has a newer page, whose parts have other names, only a reload helps. */
export function Unfetched({ what, again }: UnfetchedProps) {
  const gone = partsAreGone.value;
  return (
    <>
      {what !== undefined && <p role="alert">{what}</p>}
      <p class="row">
        {!gone && (
          <button type="button" class="button primary" onClick={again}>
            {t('app.again')}
          </button>
        )}
        <button type="button" class={gone ? 'button primary' : 'button'} onClick={() => location.reload()}>
          {t('app.reload')}
        </button>
      </p>
    </>
  );
}
