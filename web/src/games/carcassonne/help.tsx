// How to play Carcassonne, on cards with real tiles; and what its modules bring. For the whole game, or
// for a room's rules.

import '../../styles/help.css';
import type { ComponentType } from 'preact';
import { PieceFigure } from '../../board/index.ts';
import { type Key, t } from '../../i18n/index.ts';
import type { RulesRequest } from '../../net/protocol.gen.ts';
import { mapStyle } from '../../ui/settings.ts';
import { TilePicture } from './art.tsx';
import { MODULES } from './modules/index.ts';
import type { HelpCard, HelpTile } from './modules/module_card.ts';
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
] as const satisfies readonly { name: string; tiles: readonly HelpTile[] }[];

/** The sentences of a card. */
const SAID: Record<(typeof CARDS)[number]['name'], (rules?: RulesRequest) => Key[]> = {
  place: () => ['help.place'],
  claim: () => ['help.claim'],
  score: (rules) => (rules?.options?.tiny_city === 2 ? ['help.score', 'help.tinyCity'] : ['help.score']),
};

type NamedCard = HelpCard & { readonly name: string };

/** The help with the cards of all modules. */
export async function fetchHelp(): Promise<ComponentType<{ rules?: RulesRequest }>> {
  const all = await Promise.all(MODULES.map(async ({ name, card }) => ({ name, ...(await card()).card })));
  return ({ rules }) => {
    const inPlay = all.filter(({ name }) => rules?.modules?.includes(name) ?? true);
    return <CarcassonneHelp cards={inPlay} {...(rules && { rules })} />;
  };
}

interface CarcassonneHelpProps {
  /** Of the modules that count: all modules' do without rules. */
  cards: readonly NamedCard[];
  rules?: RulesRequest;
}

function CarcassonneHelp({ cards, rules }: CarcassonneHelpProps) {
  const instead = Object.assign({}, ...cards.map((card) => card.instead)) as Partial<Record<Key, Key>>;
  const basics = [
    ...CARDS.map(({ name, tiles }) => ({
      tiles,
      title: `help.${name}.title` as const,
      said: SAID[name](rules).map((key) => instead[key] ?? key),
    })),
    ...cards.flatMap(({ tiles, basics }) =>
      basics ? { tiles, title: basics.title, said: [basics.said(rules)] } : [],
    ),
  ];
  return (
    <>
      <ol class="plain help-cards">
        {basics.map(({ tiles, title, said }, index) => (
          <li key={title} class="card">
            <Tiles tiles={tiles} />
            <h2>
              {index + 1}. {t(title)}
            </h2>
            {said.map((key) => (
              <p key={key}>{t(key)}</p>
            ))}
          </li>
        ))}
      </ol>
      <ol class="plain help-cards">
        {cards
          .filter((card) => !card.basics)
          .map(({ name, tiles }) => (
            <li key={name} class="card">
              <Tiles tiles={tiles} />
              <h2>{t(`module.${name}` as Key)}</h2>
              <p>{t(`help.${name}` as Key)}</p>
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
  const { tile, rotation, on, colour = 'red', figure, thing } = shown;
  const { features } = tileShape(tile, rotation);
  const feature = on === undefined ? undefined : features[on];
  const [x, y] = (thing?.on !== undefined && features[thing.on]?.slot) || [50, 50];
  return (
    <span class="help-tile">
      <TilePicture tile={tile} rotation={rotation} size={TILE_PX} instance={instance} look={mapStyle.value} />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {feature && (
          <g transform={`translate(${feature.slot.join(' ')})`}>
            <PieceFigure figure={figure} colour={colour} lying={feature.kind === 'field'} />
          </g>
        )}
        {thing && <g transform={`translate(${x + (thing.aside ?? 0)} ${y})`}>{thing.drawing()}</g>}
      </svg>
    </span>
  );
}
