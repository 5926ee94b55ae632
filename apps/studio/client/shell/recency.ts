/**
 * Which answers are older than what is shown. Questions overlap, and are not answered in their order; a press or a message is
 * newer than every question that was asked before it.
 */
export class Recency {
  #asked = 0;
  #shown = 0;

  /** A question goes out; answers its number. */
  ask(): number {
    this.#asked += 1;
    return this.#asked;
  }

  /** Something is shown, or on its way, that no question so far has asked for. */
  noteNews(): void {
    this.#shown = this.ask();
  }

  /** Whether the answer to that question may be shown; it then counts as shown. */
  take(question: number): boolean {
    if (question < this.#shown) return false;
    this.#shown = question;
    return true;
  }
}
