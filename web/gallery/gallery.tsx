// Shows tiles and the board's states, for drawing them. Not part of the client.
// /gallery/?size=256&look=map&rotation=1 shows every tile; /gallery/?board=claim shows a board in that state.

import { render } from 'preact';
import { type Camera, createCamera, PieceIcon, SEAT_COLOURS } from '../src/board/index.ts';
import { TilePicture } from '../src/games/carcassonne/art.tsx';
import { CarcassonneBoard } from '../src/games/carcassonne/board/carcassonne_board.tsx';
import { BridgeIcon } from '../src/games/carcassonne/modules/bridges_castles_and_bazaars/bridge_drawing.tsx';
import { CastleIcon } from '../src/games/carcassonne/modules/bridges_castles_and_bazaars/castle_drawing.tsx';
import { bringModules } from '../src/games/carcassonne/modules/bring_modules.ts';
import { FIGURES } from '../src/games/carcassonne/modules/brought.ts';
import { CountIcon } from '../src/games/carcassonne/modules/count/count_figure.tsx';
import { BesideQuarter, QuarterIcon } from '../src/games/carcassonne/modules/count/icons.tsx';
import { QUARTERS } from '../src/games/carcassonne/modules/count/quarters_in_draft.ts';
import { GoldIcon } from '../src/games/carcassonne/modules/goldmines/gold_drawing.tsx';
import {
  FlockIcon,
  SheepIcon,
  TokenIcon,
} from '../src/games/carcassonne/modules/hills_and_sheep/token_drawing.tsx';
import { MagicIcon } from '../src/games/carcassonne/modules/mage_and_witch/magic_figures.tsx';
import { NeutralIcon } from '../src/games/carcassonne/modules/princess_and_dragon/neutral_drawing.tsx';
import {
  PrisonerIcon,
  TowerFigure,
  TowerNumber,
  TowerPieceIcon,
} from '../src/games/carcassonne/modules/tower/figure.tsx';
import { drawnTiles } from '../src/games/carcassonne/tiles/index.ts';
import { CastleTilePicture } from '../src/games/castle/art.tsx';
import { CastleBoard } from '../src/games/castle/board/castle_board.tsx';
import { KeepIcon } from '../src/games/castle/board/keep_figure.tsx';
import { WALL_CELLS } from '../src/games/castle/board/wall_map.ts';
import { WallTilePicture } from '../src/games/castle/board/wall_tile.tsx';
import { castleTiles, PLAN } from '../src/games/castle/tiles/catalogue.ts';
import { DiscoveryTilePicture } from '../src/games/discovery/art.tsx';
import { DiscoveryBoard } from '../src/games/discovery/board/discovery_board.tsx';
import { discoveryTiles } from '../src/games/discovery/tiles/catalogue.ts';
import { BUILT_STATES, BUILT_TABLE } from './built_table.ts';
import { CASTLE_STATES, CASTLE_TABLE } from './castle_table.ts';
import { CITY_STATES, CITY_TABLE } from './city_table.ts';
import { CORN_STATES, CORN_TABLE } from './corn_table.ts';
import { DISCOVERY_STATES, DISCOVERY_TABLE } from './discovery_table.ts';
import { FLOCK_STATES, FLOCK_TABLE } from './flock_table.ts';
import { GOLD_STATES, GOLD_TABLE } from './gold_table.ts';
import { MAGIC_STATES, MAGIC_TABLE } from './magic_table.ts';
import { LABELS, STATES, TABLE } from './sample_table.ts';
import { TOWER_STATES, TOWER_TABLE } from './tower_table.ts';

const query = new URLSearchParams(location.search);
const look = query.get('look') === 'map' ? 'map' : 'painted';

/** By the query that asks for them; else those of Carcassonne. */
const SHEETS = {
  castle: { tiles: () => [...castleTiles(), ...PLAN.starts.map(({ id }) => id)], Picture: CastleTilePicture },
  discovery: { tiles: discoveryTiles, Picture: DiscoveryTilePicture },
  carcassonne: { tiles: drawnTiles, Picture: TilePicture },
};

function Sheet({ of }: { of: keyof typeof SHEETS }) {
  const size = Number(query.get('size') ?? 256);
  const wanted = query.get('tiles')?.split(',');
  const rotations = (query.get('rotation') ?? '0').split(',').map(Number);
  const copies = Number(query.get('copies') ?? 1);
  const { tiles, Picture } = SHEETS[of];
  return (
    <div id="sheet">
      {tiles()
        .filter((tile) => !wanted || wanted.includes(tile))
        .flatMap((tile) =>
          rotations.flatMap((rotation) =>
            Array.from({ length: copies }, (_, instance) => (
              <figure key={`${tile} ${rotation} ${instance}`}>
                <Picture tile={tile} rotation={rotation} size={size} instance={instance} look={look} />
                {size >= 100 && <figcaption>{tile}</figcaption>}
              </figure>
            )),
          ),
        )}
    </div>
  );
}

function lookClosely(camera: Camera, cell: { x: number; y: number }, tilePx: number): void {
  camera.show([cell]);
  camera.zoomBy(tilePx / 150, undefined, true);
}

function Table({ state }: { state: string }) {
  const camera = createCamera();
  const props = {
    ...TABLE,
    ...(state in TOWER_STATES ? TOWER_TABLE : {}),
    ...(state in CITY_STATES ? CITY_TABLE : {}),
    ...(state in BUILT_STATES ? BUILT_TABLE : {}),
    ...(state in FLOCK_STATES ? FLOCK_TABLE : {}),
    ...(state in CORN_STATES ? CORN_TABLE : {}),
    ...(state in MAGIC_STATES ? MAGIC_TABLE : {}),
    ...(state in GOLD_STATES ? GOLD_TABLE : {}),
    ...STATES[state],
    ...TOWER_STATES[state],
    ...CITY_STATES[state],
    ...CORN_STATES[state],
  };
  camera.setBoard(props.tiles);
  const zoom = query.get('zoom');
  const [x = 1, y = 1] = (query.get('at') ?? '1,1').split(',').map(Number);
  if (zoom) setTimeout(() => lookClosely(camera, { x, y }, Number(zoom)), 400);
  return (
    <div id="board">
      <CarcassonneBoard camera={camera} look={look} labels={LABELS} {...props} />
    </div>
  );
}

/** The tokens of the bag, and what becomes of a flock. */
function FlockFigures() {
  return (
    <div>
      {([1, 2, 3, 4, 'wolf'] as const).flatMap((token) =>
        [96, 26].map((size) => <TokenIcon key={`${token} ${size}`} token={token} size={size} />),
      )}
      {(['grow', 'score'] as const).flatMap((choice) =>
        [96, 28].map((size) => <FlockIcon key={`${choice} ${size}`} choice={choice} size={size} />),
      )}
      <SheepIcon size={96} />
      <SheepIcon size={20} />
    </div>
  );
}

/** Bridges and castles. */
function BuiltFigures() {
  return (
    <div>
      {[96, 44, 24].map((size) => (
        <BridgeIcon key={size} size={size} />
      ))}
      {SEAT_COLOURS.flatMap((colour) =>
        [96, 44, 24].map((size) => <CastleIcon key={`${colour} ${size}`} colour={colour} size={size} />),
      )}
      <CastleIcon colour="blue" isHeld={false} size={96} />
    </div>
  );
}

/** Every figure in every colour, standing, lying and as a choice; towers; prisoners. */
function Figures() {
  return (
    <div id="sheet">
      {SEAT_COLOURS.map((colour) => (
        <figure key={colour}>
          {['meeple', ...Object.keys(FIGURES)].map((piece) => (
            <div key={piece}>
              {[96, 44, 24].map((size) => (
                <PieceIcon key={size} figure={FIGURES[piece]} colour={colour} size={size} />
              ))}
              <PieceIcon figure={FIGURES[piece]} colour={colour} size={60} lying />
              <PieceIcon figure={FIGURES[piece]} colour={colour} size={60} faint />
              <PrisonerIcon figure={FIGURES[piece]} colour={colour} size={60} />
              <PrisonerIcon figure={FIGURES[piece]} colour={colour} size={24} />
            </div>
          ))}
        </figure>
      ))}
      {(['dragon', 'fairy'] as const).map((figure) => (
        <div key={figure}>
          {[96, 44, 24].map((size) => (
            <NeutralIcon key={size} figure={figure} size={size} />
          ))}
        </div>
      ))}
      <div>
        {[96, 44, 24].map((size) => (
          <CountIcon key={size} size={size} />
        ))}
        {QUARTERS.flatMap((quarter) =>
          [60, 28, 20].map((size) => (
            <QuarterIcon key={`${quarter} ${size}`} quarter={quarter} size={size} />
          )),
        )}
        {QUARTERS.map((quarter) => (
          <span key={quarter}>
            <BesideQuarter colour="green" quarter={quarter} size={28} />
            <BesideQuarter piece="meeple" colour="green" quarter={quarter} size={28} />
          </span>
        ))}
      </div>
      <MagicFigures />
      <GoldIcons />
      <BuiltFigures />
      <FlockFigures />
      <TowerPieceIcon size={96} />
      <TowerPieceIcon size={28} />
      <svg width={900} height={220} viewBox="0 -60 300 73">
        {[1, 2, 3, 4, 5, 6, 7, 12].map((height, i) => (
          <g key={height} transform={`translate(${20 + i * 34} 5)`}>
            <TowerFigure height={height} />
            <TowerNumber height={height} />
          </g>
        ))}
      </svg>
    </div>
  );
}

function MagicFigures() {
  return (['mage', 'witch'] as const).map((figure) => (
    <div key={figure}>
      {[96, 44, 24].map((size) => (
        <MagicIcon key={size} figure={figure} size={size} />
      ))}
    </div>
  ));
}

function GoldIcons() {
  return (
    <div>
      {[96, 44, 24].map((size) => (
        <GoldIcon key={size} size={size} />
      ))}
    </div>
  );
}

function CastleTable({ state }: { state: string }) {
  const camera = createCamera();
  const props = { ...CASTLE_TABLE, ...CASTLE_STATES[state] };
  camera.setBoard(WALL_CELLS);
  const zoom = query.get('zoom');
  const [x = 5, y = 6] = (query.get('at') ?? '5,6').split(',').map(Number);
  if (zoom) setTimeout(() => lookClosely(camera, { x, y }, Number(zoom)), 400);
  return (
    <div id="board">
      <CastleBoard camera={camera} look={look} {...props} />
    </div>
  );
}

function DiscoveryTable({ state }: { state: string }) {
  const camera = createCamera();
  const props = { ...DISCOVERY_TABLE, ...DISCOVERY_STATES[state] };
  camera.setBoard(props.tiles);
  const zoom = query.get('zoom');
  const [x = 0, y = 0] = (query.get('at') ?? '0,0').split(',').map(Number);
  if (zoom) setTimeout(() => lookClosely(camera, { x, y }, Number(zoom)), 400);
  return (
    <div id="board">
      <DiscoveryBoard camera={camera} look={look} {...props} />
    </div>
  );
}

function WallTiles() {
  return (
    <div id="sheet">
      {[96, 44, 28].map((size) => (
        <div key={size}>
          {[1, 2, 3, 4, 5, 6, 7, 8, 9, null].map((number) => (
            <WallTilePicture key={number} number={number} size={size} />
          ))}
        </div>
      ))}
      {(['red', 'blue'] as const).map((colour) =>
        [1, 4, 8, 12, 16, 22].map((size) => (
          <KeepIcon key={`${colour} ${size}`} colour={colour} size={size} pixels={80} />
        )),
      )}
    </div>
  );
}

function Page() {
  const board = query.get('board');
  if (board && board in CASTLE_STATES) return <CastleTable state={board} />;
  if (board && board in DISCOVERY_STATES) return <DiscoveryTable state={board} />;
  if (query.has('walltiles')) return <WallTiles />;
  if (board) return <Table state={board} />;
  if (query.has('figures')) return <Figures />;
  return <Sheet of={query.has('castle') ? 'castle' : query.has('discovery') ? 'discovery' : 'carcassonne'} />;
}

await bringModules();
render(<Page />, document.body);
