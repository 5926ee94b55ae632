import * as z from 'zod/mini';
import { type Evaluation, evaluateSpin } from '../../engine/evaluate.ts';
import { machineThen, type SlotMachine } from '../../engine/machine.ts';
import { countSchema, type Told } from '../../shapes/fields.ts';

/** What is stored of a spin, and told to the page. */
export const slotOutcomeSchema = z.object({
  mode: z.enum(['base', 'free']),
  stops: z.array(countSchema),
  /** Free spins that this spin added. */
  freeAdded: countSchema,
  /** Free spins of the round after this spin. */
  freeSpins: z.object({ awarded: countSchema, played: countSchema }),
  /** Wilds gathered before and after this spin; left out where none are, and in rounds stored before any were. */
  gathered: z.optional(z.object({ before: countSchema, after: countSchema })),
  /** What was drawn of a crossing, `null` in a free spin; left out where nothing crosses, and in rounds stored before anything did. */
  crossing: z.optional(z.nullable(countSchema)),
  /** How often what crosses had turned round before this spin; left out where it had not. */
  turned: z.optional(countSchema),
});
export type SlotOutcome = Told<typeof slotOutcomeSchema>;

/** What is told of a spin so that it can be recomputed. */
export const verifyFieldsOf = ({
  mode,
  stops,
  gathered,
  crossing,
  turned,
}: SlotOutcome): Readonly<Record<string, string>> => ({
  mode,
  stops: stops.join(','),
  ...(gathered && { gathered: String(gathered.before) }),
  ...(crossing !== undefined && { crossing: String(crossing ?? '-') }),
  ...(turned !== undefined && { turned: String(turned) }),
});

type Stored = Pick<SlotOutcome, 'mode' | 'stops' | 'gathered' | 'crossing' | 'turned'>;

/** The machine of its time. */
export const thenOf = (
  machine: SlotMachine,
  { crossing, gathered }: Pick<SlotOutcome, 'crossing' | 'gathered'>,
): SlotMachine => machineThen(machine, crossing, gathered?.before ?? null);

/** What a stored spin showed and won, by the machine of its time. */
export const readSpin = (
  machine: SlotMachine,
  { mode, stops, gathered, crossing, turned }: Stored,
): Evaluation =>
  evaluateSpin(
    thenOf(machine, { crossing, gathered }),
    mode,
    stops,
    gathered?.before ?? null,
    crossing,
    turned,
  );
