// How to play, on cards with real tiles: Carcassonne, then The Castle; and the keys.

import { lazy } from '../app/lazy.tsx';
import { mapStyle } from '../app/settings.ts';
import { PieceFigure, type SeatColour } from '../board/index.ts';
import { t } from '../i18n/index.ts';
import { tileShape } from '../tiles/catalogue.ts';
import { TilePicture } from '../tiles/index.ts';
import { KeyTable } from './parts/key_table.tsx';
import { Page } from './parts/page.tsx';

const CastleHelp = lazy(async () => (await import('./castle_table/castle_help.tsx')).CastleHelp, {
  quiet: true,
});

const TILE_PX = 96;

interface Shown {
  tile: string;
  rotation: number;
  /** A meeple on this feature. */
  on?: number;
  colour?: SeatColour;
}

const CARDS = [
  {
    name: 'place',
    tiles: [
      { tile: 'base-D', rotation: 0 },
      { tile: 'base-K', rotation: 0 },
    ],
  },
  {
    name: 'claim',
    tiles: [
      { tile: 'base-D', rotation: 0, on: 1, colour: 'blue' },
      { tile: 'base-B', rotation: 0, on: 0, colour: 'red' },
    ],
  },
  {
    name: 'score',
    tiles: [
      { tile: 'base-M', rotation: 1, on: 0, colour: 'green' },
      { tile: 'base-N', rotation: 3 },
    ],
  },
  {
    name: 'farm',
    tiles: [
      { tile: 'base-E', rotation: 0, on: 1, colour: 'yellow' },
      { tile: 'base-E', rotation: 0 },
    ],
  },
] as const satisfies readonly { name: string; tiles: readonly Shown[] }[];

export function Help() {
  return (
    <Page title={t('help.title')} wide>
      <ol class="plain help-cards">
        {CARDS.map(({ name, tiles }, index) => (
          <li key={name} class="card">
            <div class="help-tiles">
              {tiles.map((shown, instance) => (
                <HelpTile key={instance} shown={shown} instance={instance} />
              ))}
            </div>
            <h2>
              {index + 1}. {t(`help.${name}.title`)}
            </h2>
            <p>{t(`help.${name}`)}</p>
          </li>
        ))}
      </ol>
      <CastleHelp />
      <section class="card">
        <h2>{t('help.keys')}</h2>
        <KeyTable />
        <p class="quiet">{t('help.keysOff')}</p>
      </section>
    </Page>
  );
}

function HelpTile({ shown, instance }: { shown: Shown; instance: number }) {
  const { tile, rotation, on, colour } = shown;
  const feature = on === undefined ? null : tileShape(tile, rotation).features[on]!;
  return (
    <span class="help-tile">
      <TilePicture tile={tile} rotation={rotation} size={TILE_PX} instance={instance} look={mapStyle.value} />
      {feature !== null && (
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <g transform={`translate(${feature.slot.join(' ')})`}>
            <PieceFigure piece="meeple" colour={colour ?? 'red'} lying={feature.kind === 'field'} />
          </g>
        </svg>
      )}
    </span>
  );
}
