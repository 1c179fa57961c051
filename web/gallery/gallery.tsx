// For looking at tiles and at the board's states while drawing them. Not part of the client.
// /gallery/?size=256&look=map&rotation=1 shows every tile; /gallery/?board=claim shows a board in that state.

import { render } from 'preact';
import { Board, createCamera } from '../src/board/index.ts';
import { drawnTiles, TilePicture } from '../src/tiles/index.ts';
import { LABELS, STATES, TABLE } from './sample_table.ts';

const query = new URLSearchParams(location.search);
const look = query.get('look') === 'map' ? 'map' : 'painted';

function Sheet() {
  const size = Number(query.get('size') ?? 256);
  const wanted = query.get('tiles')?.split(',');
  const rotations = (query.get('rotation') ?? '0').split(',').map(Number);
  const copies = Number(query.get('copies') ?? 1);
  return (
    <div id="sheet">
      {drawnTiles()
        .filter((tile) => !wanted || wanted.includes(tile))
        .flatMap((tile) =>
          rotations.flatMap((rotation) =>
            Array.from({ length: copies }, (_, instance) => (
              <figure key={`${tile} ${rotation} ${instance}`}>
                <TilePicture tile={tile} rotation={rotation} size={size} instance={instance} look={look} />
                {size >= 100 && <figcaption>{tile}</figcaption>}
              </figure>
            )),
          ),
        )}
    </div>
  );
}

function Table({ state }: { state: string }) {
  const camera = createCamera();
  camera.fit(STATES[state]?.tiles ?? TABLE.tiles);
  const zoom = query.get('zoom');
  const [x = 1, y = 1] = (query.get('at') ?? '1,1').split(',').map(Number);
  if (zoom) setTimeout(() => camera.zoomToTile({ x, y }, Number(zoom)), 100);
  return (
    <div id="board">
      <Board camera={camera} look={look} labels={LABELS} {...TABLE} {...STATES[state]} />
    </div>
  );
}

const board = query.get('board');
render(board ? <Table state={board} /> : <Sheet />, document.body);
