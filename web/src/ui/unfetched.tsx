// Shown instead of something that could not be fetched.

import { t } from '../i18n/index.ts';

interface UnfetchedProps {
  /** Says what could not; absent: that is said above already. */
  what?: string;
  again(): void;
}

/** A reload helps where the server has a newer page, whose parts have other names. */
export function Unfetched({ what, again }: UnfetchedProps) {
  return (
    <>
      {what !== undefined && <p role="alert">{what}</p>}
      <p class="row">
        <button type="button" class="button primary" onClick={again}>
          {t('app.again')}
        </button>
        <button type="button" class="button" onClick={() => location.reload()}>
          {t('app.reload')}
        </button>
      </p>
    </>
  );
}
