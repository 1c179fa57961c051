declare module 'virtual:castle-shapes' {
  const castle: {
    readonly shapes: readonly import('./decode.ts').PackedCastleShape[];
    readonly plan: import('./types.ts').CastlePlan;
  };
  export default castle;
}

declare module 'virtual:castle-shapes/stamps' {
  const stamps: {
    /** By kind of tile; tiles/castle/stamp.ts tells how they are written. */
    readonly tiles: Readonly<Record<string, string>>;
    /** The cells of the wall. */
    readonly wall: readonly (readonly [number, number])[];
  };
  export default stamps;
}
