// A tile's picture in a square of 100 units, as boards, hands and lists show it. Its painting fades in over a
// quiet ground: the flat style, which looks like another tile, is shown only after a long wait.

import { useEffect, useState } from 'preact/hooks';
import { canBePainted, lastDelivery } from './bakery.ts';
import type { TileArt } from './tile_art.ts';
import { usePainting } from './use_painting.ts';

const UNITS = 100;
/**
 * After this time without a painting of any tile the flat style shows what is on this one, so that play can
 * go on. A large board takes longer, but something comes all the while.
 */
const PATIENCE_MS = 3000;
/** A little longer than `tile-arrives`, whose end browsers do not always tell where nothing is to move. */
const FADED_MS = 300;

export interface PaintedTileProps {
  art: TileArt;
  tile: string;
  /** Quarter turns clockwise. */
  rotation: number;
  /** Tells copies of the same tile apart. */
  instance: number;
  /** Width of the bitmap. */
  pixels: number;
  look: 'painted' | 'map';
}

export function PaintedTile({ look, ...wanted }: PaintedTileProps) {
  const { tile, rotation, instance } = wanted;
  const flat = look === 'map' || !canBePainted.value;
  const url = usePainting(flat ? null : wanted);
  if (flat) return <Flat {...wanted} />;
  return <Arrival key={`${tile} ${rotation} ${instance}`} {...wanted} url={url} />;
}

type QuietProps = Pick<PaintedTileProps, 'art' | 'tile' | 'rotation'>;

function Quiet({ art, tile, rotation }: QuietProps) {
  const [x, y, width, height] = art.extent?.(tile, rotation) ?? [0, 0, UNITS, UNITS];
  return <rect class="tile-ground" x={x} y={y} width={width} height={height} fill={art.ground} />;
}

/** Its code may have to be fetched first. */
function Flat({ art, tile, rotation }: QuietProps) {
  return (
    <>
      <Quiet art={art} tile={tile} rotation={rotation} />
      {art.flat(tile, rotation)}
    </>
  );
}

type ArrivalProps = QuietProps & { url: string | null };

/** A painting that exists from the start is shown without fading. */
function Arrival({ art, tile, rotation, url }: ArrivalProps) {
  const [stage, setStage] = useState<'ground' | 'flat' | 'painted'>(url === null ? 'ground' : 'painted');
  const waits = url === null;
  useEffect(() => {
    if (stage === 'painted') return;
    if (waits) return whenQuiet(() => setStage('flat'));
    const faded = setTimeout(() => setStage('painted'), FADED_MS);
    return () => clearTimeout(faded);
  }, [waits]);
  return (
    <>
      {stage === 'ground' && <Quiet art={art} tile={tile} rotation={rotation} />}
      {stage === 'flat' && <Flat art={art} tile={tile} rotation={rotation} />}
      {url !== null && (
        <image
          class={stage === 'painted' ? undefined : 'tile-arrives'}
          href={url}
          width={UNITS}
          height={UNITS}
          preserveAspectRatio="none"
        />
      )}
    </>
  );
}

/** Returns a function that stops the wait. */
function whenQuiet(then: () => void): () => void {
  const start = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const rest = Math.max(start, lastDelivery()) + PATIENCE_MS - performance.now();
    if (rest <= 0) then();
    else timer = setTimeout(look, Math.ceil(rest));
  };
  look();
  return () => clearTimeout(timer);
}
