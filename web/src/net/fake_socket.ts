// A socket for tests, whose other end is the test.

export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  addEventListener(): void {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Answers the join. */
  welcome(): void {
    this.open();
    this.hear({ type: 'reply', re: this.sent[0]!.id, seat: 0, seq: 1, resume: 'snapshot' });
  }

  /** Refuses the last message sent. */
  refuse(code: string): void {
    this.hear({ type: 'error', re: this.sent.at(-1)!.id, code, message: '' });
  }

  die(code: number): void {
    this.onclose?.({ code });
  }
}
