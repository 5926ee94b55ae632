/**
 * Watches the numbers of a member's private events (decisions: Realtime). They count up by one; anything else means that
 * something was missed, or that events of before a reconnect came again.
 */
export type SequenceStep =
  /** The next event, or the first one heard. */
  | 'in_order'
  /** Events are missing: what is shown must be fetched again. */
  | 'gap'
  /** Heard already: pass it over. */
  | 'repeated';

export class SequenceWatch {
  #last: number | null = null;

  step(seq: number): SequenceStep {
    const last = this.#last;
    if (last !== null && seq <= last) return 'repeated';
    this.#last = seq;
    return last === null || seq === last + 1 ? 'in_order' : 'gap';
  }

  /** After a reconnect nobody can tell what was missed. */
  reset(): void {
    this.#last = null;
  }
}
