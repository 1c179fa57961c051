/** The way to a room: as much of a WebSocket as is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}
