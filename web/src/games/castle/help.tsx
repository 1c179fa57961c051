// How to play The Castle, on five cards with real tiles.

import '../../styles/help.css';
import type { ComponentChildren } from 'preact';
import { PieceFigure, type SeatColour } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { mapStyle } from '../../ui/settings.ts';
import { CastleTilePicture } from './art.tsx';
import { KeepIcon } from './board/keep_figure.tsx';
import { WallTilePicture } from './board/wall_tile.tsx';
import { castleShape } from './tiles/catalogue.ts';
import './table/table.css';

const TILE_PX = 80;

const CARDS = ['place', 'claim', 'score', 'wall', 'keep'] as const;

const PICTURES: Record<(typeof CARDS)[number], () => ComponentChildren> = {
  place: () => (
    <>
      <HelpTile tile="K03" rotation={0} />
      <HelpTile tile="K14" rotation={0} />
    </>
  ),
  claim: () => (
    <>
      <HelpTile tile="K06" rotation={0} on="tower" colour="red" />
      <HelpTile tile="K10" rotation={0} on="court" colour="blue" />
    </>
  ),
  score: () => (
    <>
      <HelpTile tile="K25" rotation={0} on="path" colour="red" />
      <HelpTile tile="K30" rotation={0} />
    </>
  ),
  wall: () => [1, 2, 8].map((number) => <WallTilePicture key={number} number={number} size={56} />),
  keep: () => [2, 6, 12].map((size) => <KeepIcon key={size} colour="blue" size={size} pixels={64} />),
};

export function CastleHelp() {
  return (
    <section class="castle-help">
      <h2>{t('castle.help.title')}</h2>
      <p>{t('castle.help.about')}</p>
      <ol class="plain help-cards">
        {CARDS.map((name, index) => (
          <li key={name} class="card">
            <div class="help-tiles">{PICTURES[name]()}</div>
            <h3>
              {index + 1}. {t(`castle.help.${name}.title`)}
            </h3>
            <p>{t(`castle.help.${name}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface HelpTileProps {
  tile: string;
  rotation: number;
  /** A meeple on its first feature of this kind. */
  on?: string;
  colour?: SeatColour;
}

function HelpTile({ tile, rotation, on, colour = 'red' }: HelpTileProps) {
  const feature = castleShape(tile, rotation).features.find(({ kind }) => kind === on);
  return (
    <span class="help-tile">
      <CastleTilePicture tile={tile} rotation={rotation} size={TILE_PX} look={mapStyle.value} />
      {feature && (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <g transform={`translate(${feature.slot.join(' ')})`}>
            <PieceFigure colour={colour} lying={feature.kind === 'court'} />
          </g>
        </svg>
      )}
    </span>
  );
}
