/** What takes a canvas as the frames of a film, one after the other. */
export interface FilmWriter {
  /** As the canvas is now, shown for so long. */
  add(seconds: number): Promise<void>;
  finish(): Promise<Blob>;
  /** Nothing is wanted of it. */
  drop(): Promise<void>;
}
