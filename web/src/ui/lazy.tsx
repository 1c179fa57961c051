// Components that are fetched when they are first shown.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { chunk } from '../net/chunk.ts';
import { Page } from './page.tsx';
import { Unfetched } from './unfetched.tsx';

interface LazyOptions {
  /** Whether nothing replaces it while it loads, and nothing is said if it is unavailable. */
  quiet?: boolean;
  /** Whether it is a whole screen: a page then says that it is unavailable. */
  screen?: boolean;
}

export type Lazy<P> = ComponentType<P> & {
  /** For who wants it to be there at once when it is shown. */
  fetch(): Promise<void>;
};

/** `load` picks a component from an import. It runs once, and again after a failure when asked for. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { quiet = false, screen = false }: LazyOptions = {},
): Lazy<P> {
  let loaded: ComponentType<P> | null = null;
  const fetch = chunk(async () => {
    loaded = await load();
  });
  return Object.assign(Shown, { fetch });

  function Shown(props: P) {
    const [, redraw] = useState(false);
    const [failed, setFailed] = useState(false);
    const fetchIt = () => {
      setFailed(false);
      fetch().then(
        () => redraw(true),
        (reason) => {
          console.error(reason);
          setFailed(true);
        },
      );
    };
    useEffect(() => {
      if (loaded === null) fetchIt();
    }, []);
    if (loaded !== null) {
      const Component = loaded;
      return <Component {...props} />;
    }
    if (quiet) return null;
    if (!failed) return <p class="loading">{t('app.loading')}</p>;
    if (!screen) return <Unfetched what={t('app.unfetched')} again={fetchIt} />;
    return (
      <Page title={t('app.unfetched')}>
        <Unfetched again={fetchIt} />
      </Page>
    );
  }
}
