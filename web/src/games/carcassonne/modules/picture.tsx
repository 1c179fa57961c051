// What a module brings, as a small picture for its card.

import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { MODULES } from './index.ts';

const SIZE = 52;
const GROUND = '#c3d68d';

/** Nothing for a module that the page does not know, and until its picture is there. */
export function ModulePicture({ module }: { module: string }) {
  const [draw, setDraw] = useState<(() => ComponentChild) | null>(null);
  useEffect(() => {
    const known = MODULES.find(({ name }) => name === module);
    known?.picture().then(({ picture }) => setDraw(() => picture), console.error);
  }, [module]);
  return (
    draw && (
      <svg width={SIZE} height={SIZE} viewBox="0 0 60 60" aria-hidden="true">
        <rect width={60} height={60} rx={9} fill={GROUND} />
        {draw()}
      </svg>
    )
  );
}
