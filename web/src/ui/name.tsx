// A name that somebody gave, in an element of its own: it keeps its direction, and nobody translates it.

import { bare } from '../i18n/isolate.ts';

export function Name({ children }: { children: string }) {
  return <bdi translate={false}>{bare(children)}</bdi>;
}
