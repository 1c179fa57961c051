// How many tiles the game would have, and how long that takes.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { fetchPiles } from '../../net/api.ts';
import type { RulesRequest } from '../../net/protocol.gen.ts';

/** The length of a turn among people who know the game. */
const SECONDS_A_TILE = 30;
const MINUTES_STEP = 5;
/** Quick clicks through the modules do not ask about each. */
const REST_MS = 250;

/** Nothing while it is unknown. */
export function GameLength({ rules }: { rules: RulesRequest }) {
  const [tiles, setTiles] = useState<number | null>(null);
  const key = JSON.stringify(rules);
  useEffect(() => {
    let left = false;
    const timer = setTimeout(async () => {
      const piles = await fetchPiles(JSON.parse(key)).catch(() => []);
      if (!left) setTiles(piles.reduce((sum, pile) => sum + (pile.tiles?.length ?? 0), 0));
    }, REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [key]);
  return (
    <p class="quiet create-length" role="status">
      {tiles ? t('create.length', { n: tiles, minutes: minutesFor(tiles) }) : '\u00a0'}
    </p>
  );
}

export function minutesFor(tiles: number): number {
  return Math.max(1, Math.round((tiles * SECONDS_A_TILE) / 60 / MINUTES_STEP)) * MINUTES_STEP;
}
