// How to play The Discovery, on six cards with real tiles.

import '../../styles/help.css';
import type { ComponentChildren } from 'preact';
import { PieceFigure, type SeatColour } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { mapStyle } from '../../ui/settings.ts';
import { DiscoveryTilePicture } from './art.tsx';
import { discoveryShape } from './tiles/catalogue.ts';
import type { DiscoveryKind } from './tiles/types.ts';
import './table/table.css';

const TILE_PX = 80;

const CARDS = ['place', 'claim', 'take', 'worth', 'finished', 'end'] as const;

const PICTURES: Record<(typeof CARDS)[number], () => ComponentChildren> = {
  place: () => (
    <>
      <HelpTile tile="D52" />
      <HelpTile tile="D38" />
    </>
  ),
  claim: () => (
    <>
      <HelpTile tile="D01" on="mountain" />
      <HelpTile tile="D30" on="sea" colour="blue" />
    </>
  ),
  take: () => (
    <>
      <HelpTile tile="D36" on="grassland" home="+6" />
      <HelpTile tile="D28" />
    </>
  ),
  worth: () => (
    <>
      <HelpTile tile="D62" />
      <HelpTile tile="D37" />
    </>
  ),
  finished: () => (
    <>
      <HelpTile tile="D13" rotation={1} />
      <HelpTile tile="D13" rotation={3} />
    </>
  ),
  end: () => (
    <>
      <HelpTile tile="D64" on="mountain" colour="blue" />
      <HelpTile tile="D63" on="sea" />
    </>
  ),
};

export function DiscoveryHelp() {
  return (
    <section class="discovery-help">
      <h2>{t('discovery.help.title')}</h2>
      <p>{t('discovery.help.about')}</p>
      <ol class="plain help-cards">
        {CARDS.map((name, index) => (
          <li key={name} class="card">
            <div class="help-tiles">{PICTURES[name]()}</div>
            <h3>
              {index + 1}. {t(`discovery.help.${name}.title`)}
            </h3>
            <p>{t(`discovery.help.${name}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface HelpTileProps {
  tile: string;
  rotation?: number;
  /** A meeple on its first region of this kind. */
  on?: DiscoveryKind;
  colour?: SeatColour;
  /** What the meeple scores that comes home. */
  home?: string;
}

function HelpTile({ tile, rotation = 0, on, colour = 'red', home }: HelpTileProps) {
  const feature = discoveryShape(tile, rotation).features.find(({ kind }) => kind === on);
  return (
    <span class="help-tile">
      <DiscoveryTilePicture tile={tile} rotation={rotation} size={TILE_PX} look={mapStyle.value} />
      {feature && (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <g transform={`translate(${feature.slot.join(' ')})`}>
            {home && <circle r={17} fill="none" stroke="#ffd84a" stroke-width={3} />}
            <PieceFigure colour={colour} />
            {home && (
              <text class="discovery-home" x={20} y={20}>
                {home}
              </text>
            )}
          </g>
        </svg>
      )}
    </span>
  );
}
