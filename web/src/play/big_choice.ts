/** Rules that are chosen by one press. */
export interface BigChoice {
  readonly name: 'quick' | 'standard' | 'everything';
  readonly preset: string;
  /** In addition to the preset's. */
  readonly allModules?: boolean;
}
