// Components that are fetched when they are first shown.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

/** `quiet`: nothing stands in its place meanwhile, and nothing is said when it cannot be had. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { quiet = false } = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [, redraw] = useState(false);
    const [error, setError] = useState<unknown>(null);
    useEffect(() => {
      if (loaded !== null) return;
      load().then((component) => {
        loaded = component;
        redraw(true);
      }, setError);
    }, []);
    if (error !== null && !quiet) throw error;
    if (loaded === null) return quiet ? null : <p class="loading">{t('app.loading')}</p>;
    const Component = loaded;
    return <Component {...props} />;
  };
}
