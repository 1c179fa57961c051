declare module 'virtual:castle-shapes' {
  const castle: {
    readonly shapes: readonly import('./decode.ts').PackedCastleShape[];
    readonly plan: import('./types.ts').CastlePlan;
  };
  export default castle;
}
