/** The hall did something else than the model of it. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
  /** Members whom it is about; empty when it is about all. */
  readonly members: readonly number[];

  constructor(what: string, details: { expected: unknown; actual: unknown; members?: readonly number[] }) {
    super(`${what}\n  expected ${show(details.expected)}\n  actual   ${show(details.actual)}`);
    this.members = details.members ?? [];
  }
}

const show = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
