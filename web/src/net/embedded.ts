// Whether this page stands in a frame of somebody else's page (/embed/…), and whether the host of this site
// lets others do so (--embed-in).

import { pathOf } from './base.ts';

/** Then nothing is read or kept that belongs to this browser's user. Workers are in no frame. */
export const IS_EMBEDDED = pathOf(globalThis.location?.pathname ?? '').startsWith('/embed/');

/** Then a table is shown for a stream: its board and points alone, without buttons, on no background. */
export const IS_BARE = IS_EMBEDDED && new URLSearchParams(location.search).has('bare');

export function mayBeEmbedded(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="embed-in"]')?.content !== 'none';
}

/** The HTML by which a page of others shows what is at an address. `title`: what that is, in plain text. */
export function frameOf(src: string, title: string): string {
  const quoted = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${src}" title="${quoted}" width="800" height="640" style="max-width: 100%; border: 0" loading="lazy"></iframe>`;
}
