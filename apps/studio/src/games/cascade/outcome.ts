import * as z from 'zod/mini';
import { countSchema, type Told } from '../../shapes/fields.ts';

/** What is stored of a spin, and told to the page. The falls follow from the stops and the tide. */
export const cascadeOutcomeSchema = z.object({
  mode: z.enum(['base', 'free']),
  stops: z.array(countSchema),
  /** Free spins that this spin added. */
  freeAdded: countSchema,
  /** Free spins of the round after this spin. */
  freeSpins: z.object({ awarded: countSchema, played: countSchema }),
  /** Marks of the tide before and after this spin; left out in rounds that were begun before there was one. */
  tide: z.optional(z.object({ from: countSchema, to: countSchema })),
});
export type CascadeOutcome = Told<typeof cascadeOutcomeSchema>;

/** What the verify page needs of a spin: its mode, and of a free one the mark of the tide, `free/7`. */
export const didOf = ({ mode, tide }: CascadeOutcome): string =>
  mode === 'free' && tide ? `free/${tide.from}` : mode;

/** Throws `RangeError` for what `didOf` does not say. */
export const spinOfDid = (did: string): { readonly mode: 'base' | 'free'; readonly tide: number | null } => {
  const [, mode, mark] = /^(base|free)(?:\/([0-9]{1,2}))?$/.exec(did) ?? [];
  if ((mode !== 'base' && mode !== 'free') || (mode === 'base' && mark !== undefined))
    throw new RangeError(`no spin ${did}`);
  return { mode, tide: mark === undefined ? null : Number(mark) };
};

/** The mark at which the tide stood when the spin began; `null` before there was one. */
export const tideOf = ({ tide }: Pick<CascadeOutcome, 'tide'>): number | null => tide?.from ?? null;
