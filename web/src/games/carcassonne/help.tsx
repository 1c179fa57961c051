// How to play Carcassonne, on cards with real tiles; and what its modules bring. For the whole game, or
// for a room's rules.

import '../../styles/help.css';
import { PieceFigure } from '../../board/index.ts';
import { type Key, t } from '../../i18n/index.ts';
import type { RulesRequest } from '../../net/protocol.gen.ts';
import { mapStyle } from '../../ui/settings.ts';
import { TilePicture } from './art.tsx';
import { MODULE_CARDS } from './modules/help_card.ts';
import type { HelpTile } from './modules/module_card.ts';
import { FIGURES } from './modules/pieces.ts';
import { tileShape } from './tiles/index.ts';

const TILE_PX = 96;

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
] as const satisfies readonly { name: string; tiles: readonly HelpTile[] }[];

/** Whether a module's words count: all modules' do without rules. */
const inPlay = (module: string, rules?: RulesRequest) => rules?.modules?.includes(module) ?? true;

/** The sentences of a card. */
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

export function CarcassonneHelp({ rules }: { rules?: RulesRequest }) {
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

function Tiles({ tiles }: { tiles: readonly HelpTile[] }) {
  return (
    <div class="help-tiles">
      {tiles.map((shown, instance) => (
        <Tile key={instance} shown={shown} instance={instance} />
      ))}
    </div>
  );
}

function Tile({ shown, instance }: { shown: HelpTile; instance: number }) {
  const { tile, rotation, on, colour = 'red', piece = 'meeple', thing } = shown;
  const { features } = tileShape(tile, rotation);
  const feature = on === undefined ? undefined : features[on];
  const [x, y] = (thing?.on !== undefined && features[thing.on]?.slot) || [50, 50];
  return (
    <span class="help-tile">
      <TilePicture tile={tile} rotation={rotation} size={TILE_PX} instance={instance} look={mapStyle.value} />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {feature && (
          <g transform={`translate(${feature.slot.join(' ')})`}>
            <PieceFigure figure={FIGURES[piece]} colour={colour} lying={feature.kind === 'field'} />
          </g>
        )}
        {thing && <g transform={`translate(${x + (thing.aside ?? 0)} ${y})`}>{thing.drawing()}</g>}
      </svg>
    </span>
  );
}
