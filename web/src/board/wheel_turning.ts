// Turning a tile by the wheel: trackpads send many small steps, of which some make one quarter.

/** Scrolling that a wheel must do for one quarter turn. */
const TURN_WHEEL_PX = 40;
const TURN_PAUSE_MS = 110;
const FORGET_MS = 400;

export class WheelTurning {
  #scrolled = 0;
  #turnedAt = Number.NEGATIVE_INFINITY;

  /** Returns the quarter that is complete by now; 0: none. */
  scroll(dy: number): 1 | -1 | 0 {
    const now = performance.now();
    const sinceTurn = now - this.#turnedAt;
    if (sinceTurn > FORGET_MS || Math.sign(this.#scrolled) !== Math.sign(dy)) this.#scrolled = 0;
    this.#scrolled += dy;
    if (Math.abs(this.#scrolled) < TURN_WHEEL_PX || sinceTurn < TURN_PAUSE_MS) return 0;
    this.#scrolled = 0;
    this.#turnedAt = now;
    return dy > 0 ? 1 : -1;
  }
}
