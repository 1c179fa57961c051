// What is used of the library, which comes without types.
declare module 'gifenc' {
  type Colour = [number, number, number];
  interface Frame {
    palette: Colour[];
    /** In ms. */
    delay: number;
    transparent: boolean;
    transparentIndex: number;
    /** 1: the frame stays below the next. */
    dispose: number;
  }
  export function GIFEncoder(): {
    writeFrame(pixels: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  export function quantize(rgba: Uint8ClampedArray, colours: number): Colour[];
  /** The index of a colour for each pixel. */
  export function applyPalette(rgba: Uint8ClampedArray, palette: Colour[]): Uint8Array;
}
