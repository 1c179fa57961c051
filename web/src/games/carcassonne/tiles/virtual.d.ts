declare module 'virtual:tile-shapes' {
  type Packed = readonly import('./decode.ts').PackedShape[];

  interface FurtherSet {
    readonly name: string;
    /** Ids of its tiles. */
    readonly tiles: readonly string[];
    load(): Promise<{ default: Packed }>;
  }

  export const base: Packed;
  export const further: readonly FurtherSet[];
}

declare module 'virtual:tile-shapes/stamps' {
  /** By tile; tiles/stamp.ts tells how they are written. */
  const stamps: Readonly<Record<string, string>>;
  export default stamps;
}
