// The frame of every screen but the table: brand, navigation, heading.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { arriveAt } from './focus.ts';
import { Link } from './router.tsx';
import { showInTab } from './tab.ts';
import { untranslated } from './untranslated.ts';

export interface PageProps {
  title: string;
  /** Replaces the plain heading above the text; it must contain the h1. */
  banner?: ComponentChildren;
  wide?: boolean;
  /** Whether what it shows changes by itself: then a translator leaves it alone. */
  live?: boolean;
  children?: ComponentChildren;
}

export function Page({ title, banner, wide = false, live = false, children }: PageProps) {
  useEffect(() => {
    showInTab(`${title} · Bastide`);
  }, [title]);
  const look = [wide && 'wide', live && 'notranslate'].filter(Boolean).join(' ') || undefined;
  return (
    <div class="page">
      <a class="skip" href="#content">
        {t('app.skip')}
      </a>
      <header class="page-head">
        <Link class="brand notranslate" translate={false} href="/" aria-label={t('app.home')}>
          <Brand /> Bastide
        </Link>
        <nav>
          <Link href="/help">{t('nav.help')}</Link>
          <Link href="/settings">{t('nav.settings')}</Link>
        </nav>
      </header>
      <main id="content" {...(live && untranslated())} class={look} tabIndex={-1}>
        {banner ?? <Heading>{title}</Heading>}
        {children}
      </main>
    </div>
  );
}

/** The heading of a screen takes the focus on arrival. */
export function Heading({ children }: { children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => arriveAt(heading.current!), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** Three battlements over a gate. */
export function Brand() {
  return (
    <svg class="brand-mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M3 3h4v3h3V3h4v3h3V3h4v7l-2 2v9h-5v-4a2 2 0 0 0-4 0v4H5v-9l-2-2Z"
        fill="currentColor"
        stroke-linejoin="round"
      />
    </svg>
  );
}
