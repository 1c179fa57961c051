declare module 'virtual:tile-shapes' {
  const shapes: readonly import('./decode.ts').PackedShape[];
  export default shapes;
}
