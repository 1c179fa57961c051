// How to play Carcassonne, on cards with real tiles; and what its modules bring.
// Of all that there is, or of a room's rules.

import '../../styles/help.css';
import { PieceFigure, type SeatColour } from '../../board/index.ts';
import { type Key, t } from '../../i18n/index.ts';
import type { Piece, RulesRequest } from '../../net/protocol.gen.ts';
import { mapStyle } from '../../ui/settings.ts';
import { TilePicture } from './art.tsx';
import { FIGURES } from './modules/pieces.ts';
import { type Neutral, NeutralFigure } from './modules/princess_and_dragon/neutral_figure.tsx';
import { TowerFigure } from './modules/tower/tower_figure.tsx';
import { tileShape } from './tiles/index.ts';

const TILE_PX = 96;

interface Shown {
  tile: string;
  rotation: number;
  /** A figure on this feature: a meeple, if nothing else is said. */
  on?: number;
  colour?: SeatColour;
  piece?: Piece;
  /** A tower of this height on its foundation. */
  tower?: number;
  /** In the middle, or beside the figure. */
  neutral?: Neutral;
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

/** Which of the modules' words count: of all of them where no rules say which are in play. */
const inPlay = (module: string, rules?: RulesRequest) => rules?.modules?.includes(module) ?? true;

/** What a card says of the game, sentence by sentence. */
const SAID: Record<(typeof CARDS)[number]['name'], (rules?: RulesRequest) => Key[]> = {
  place: () => ['help.place'],
  claim: (rules) => [inPlay('farmers', rules) ? 'help.claim' : 'help.claim.noFarmers'],
  score: (rules) => (rules?.options?.tiny_city === 2 ? ['help.score', 'help.tinyCity'] : ['help.score']),
  farm: (rules) => {
    switch (rules?.options?.farm_scoring) {
      case 'farm-3-once':
        return ['help.farm.once'];
      case 'city-4':
        return ['help.farm.city4'];
      default:
        return ['help.farm'];
    }
  },
};

/** What the modules bring. */
const MODULE_CARDS = [
  {
    name: 'river',
    tiles: [
      { tile: 'river-spring', rotation: 0 },
      { tile: 'river1-straight', rotation: 0 },
    ],
  },
  { name: 'abbot', tiles: [{ tile: 'base-E-garden', rotation: 0, on: 2, colour: 'blue', piece: 'abbot' }] },
  { name: 'tower', tiles: [{ tile: 'tower-CFFF', rotation: 0, tower: 2 }] },
  {
    name: 'king_and_robber',
    tiles: [
      { tile: 'king-CCCC-ns+ew', rotation: 0 },
      { tile: 'king-CRRR-es+w', rotation: 0 },
    ],
  },
  {
    name: 'inns_and_cathedrals',
    tiles: [
      { tile: 'inns-CFRR-through-inn', rotation: 0, on: 1, colour: 'red', piece: 'big_meeple' },
      { tile: 'inns-CCCC-joined-cathedral', rotation: 0 },
    ],
  },
  {
    name: 'traders_and_builders',
    tiles: [
      { tile: 'traders-FCFC-joined-wine', rotation: 1, on: 0, colour: 'yellow', piece: 'builder' },
      { tile: 'traders-CCFC-joined-grain', rotation: 0, on: 1, colour: 'green', piece: 'pig' },
      { tile: 'traders-CRFC-joined-cloth', rotation: 0 },
    ],
  },
  {
    name: 'princess_and_dragon',
    tiles: [
      { tile: 'dragon-FFFF-volcano', rotation: 0 },
      { tile: 'dragon-FFRR-through-dragon', rotation: 0, neutral: 'dragon' },
      { tile: 'dragon-CFFC-joined-spur-princess', rotation: 0, on: 0, colour: 'blue', neutral: 'fairy' },
      { tile: 'dragon-FRRR-ends-portal', rotation: 0 },
    ],
  },
  {
    name: 'abbey_and_mayor',
    tiles: [
      { tile: 'abbey-tile', rotation: 0, on: 0, colour: 'green' },
      { tile: 'abbey-CCCC-joined-shields2', rotation: 0, on: 0, colour: 'red', piece: 'mayor' },
    ],
  },
] as const satisfies readonly { name: string; tiles: readonly Shown[] }[];

export function LandHelp({ rules }: { rules?: RulesRequest }) {
  const cards = CARDS.filter(({ name }) => name !== 'farm' || inPlay('farmers', rules));
  const moduleCards = MODULE_CARDS.filter(({ name }) => inPlay(name, rules));
  return (
    <>
      <ol class="plain help-cards">
        {cards.map(({ name, tiles }, index) => (
          <li key={name} class="card">
            <Tiles tiles={tiles} />
            <h2>
              {index + 1}. {t(`help.${name}.title`)}
            </h2>
            {SAID[name](rules).map((key) => (
              <p key={key}>{t(key)}</p>
            ))}
          </li>
        ))}
      </ol>
      <ol class="plain help-cards">
        {moduleCards.map(({ name, tiles }) => (
          <li key={name} class="card">
            <Tiles tiles={tiles} />
            <h2>{t(`module.${name}`)}</h2>
            <p>{t(`help.${name}`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function Tiles({ tiles }: { tiles: readonly Shown[] }) {
  return (
    <div class="help-tiles">
      {tiles.map((shown, instance) => (
        <HelpTile key={instance} shown={shown} instance={instance} />
      ))}
    </div>
  );
}

function HelpTile({ shown, instance }: { shown: Shown; instance: number }) {
  const { tile, rotation, on, colour = 'red', piece = 'meeple', tower = 0, neutral } = shown;
  const { features } = tileShape(tile, rotation);
  const feature = on === undefined ? undefined : features[on];
  const foundation = tower > 0 ? features.find(({ kind }) => kind === 'tower') : undefined;
  return (
    <span class="help-tile">
      <TilePicture tile={tile} rotation={rotation} size={TILE_PX} instance={instance} look={mapStyle.value} />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {feature && (
          <g transform={`translate(${feature.slot.join(' ')})`}>
            <PieceFigure figure={FIGURES[piece]} colour={colour} lying={feature.kind === 'field'} />
          </g>
        )}
        {neutral && (
          <g transform={`translate(${feature ? `${feature.slot[0] + 13} ${feature.slot[1]}` : '50 50'})`}>
            <NeutralFigure figure={neutral} />
          </g>
        )}
        {foundation && (
          <g transform={`translate(${foundation.slot.join(' ')})`}>
            <TowerFigure height={tower} />
          </g>
        )}
      </svg>
    </span>
  );
}
