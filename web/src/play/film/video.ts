// Videos by the browser's own encoder (WebCodecs), in a file that phones and chats show: MP4, else WebM.

import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny';
import type { FilmWriter } from './film_writer.ts';

/** Null if the browser encodes no video of this size. */
export async function writeVideo(canvas: HTMLCanvasElement): Promise<FilmWriter | null> {
  const { width, height } = canvas;
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], { width, height });
  if (codec === null) return null;
  const format = codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, { codec, bitrate: QUALITY_HIGH });
  output.addVideoTrack(source);
  await output.start();
  let now = 0;
  return {
    async add(seconds) {
      await source.add(now, seconds);
      now += seconds;
    },
    async finish() {
      await output.finalize();
      return new Blob([target.buffer!], { type: format.mimeType });
    },
    drop: () => output.cancel(),
  };
}
