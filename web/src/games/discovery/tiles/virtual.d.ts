declare module 'virtual:discovery-shapes' {
  const shapes: readonly import('./decode.ts').PackedDiscoveryShape[];
  export default shapes;
}
