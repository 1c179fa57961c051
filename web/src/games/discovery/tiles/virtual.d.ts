declare module 'virtual:discovery-shapes' {
  const shapes: readonly import('./decode.ts').PackedDiscoveryShape[];
  export default shapes;
}

declare module 'virtual:discovery-shapes/stamps' {
  /** By kind of tile; tiles/discovery/stamp.ts tells how they are written. */
  const stamps: Readonly<Record<string, string>>;
  export default stamps;
}
