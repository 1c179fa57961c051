/** Rules that are chosen by one press. */
export interface BigChoice {
  readonly name: 'quick' | 'standard' | 'everything';
  readonly preset: string;
  /** Besides those of the preset. */
  readonly allModules?: boolean;
}
