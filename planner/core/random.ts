/** Marsaglia's xorshift32: small, fast, and the same numbers everywhere for one seed. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (Math.imul(seed, 2_654_435_761) ^ 0x9e3779b9) | 0 || 88_172_645;
  }

  /** A number in (0, 1). */
  next(): number {
    let state = this.state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.state = state;
    return (state >>> 0) * 2.3283064365386963e-10;
  }

  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number {
    return (this.next() * limit) | 0;
  }
}
