declare module 'virtual:page-module' {
  /** Where the WebAssembly module is; null where this build has none. */
  const url: string | null;
  export default url;
}
