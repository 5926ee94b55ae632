import type { Draw } from '../../src/fair/draw.ts';
import type { Proof } from '../verify/proof.ts';
import type { DrawWords } from './words.ts';

/** A text, in the words of the language that the page is read in. */
export type Said = (words: DrawWords) => string;

/** What a draw comes to, part by part. */
export interface Part {
  readonly name: Said;
  readonly cards?: readonly number[];
  readonly numbers?: readonly (number | string)[];
  readonly told?: Said;
}

export interface Recomputed {
  readonly parts: readonly Part[];
  /** What the round wins, in stakes. */
  readonly stakes: number;
}

/** How a game's draw is recomputed from its seeds and from what the player did. */
export interface Verifier {
  /** The field of the address that tells what the player did. */
  readonly field: string;
  readonly label: Said;
  readonly hint: Said;
  /** How the words of the draw become this game's outcome. */
  readonly how: readonly Said[];
  /** Throws for what the player cannot have done. */
  readonly recompute: (draw: Draw, did: string, drawBeside: Proof['drawBeside']) => Promise<Recomputed>;
}

/** One of the pictures that a round shows, with what multiplies its wins. */
export const pictureName =
  (number: number, multiplier: number): Said =>
  ({ picture }) =>
    picture(number, multiplier);
