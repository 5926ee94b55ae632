/** What a slip is asked and told before it is bet, as the pages of the book see it (`views.ts`). */
import * as z from 'zod/mini';
import { amountSchema, type Told } from '../shapes/fields.ts';
import type { Folds } from './engine/systems.ts';
import { selectionCodeSchema } from './selections.ts';

const legPickSchema = z.object({ event: z.string(), market: z.string(), selection: selectionCodeSchema });
export type LegPick = Told<typeof legPickSchema>;

/** Why a leg cannot be bet on now. */
const legStopSchema = z.enum(['closed', 'suspended']);
export type LegStop = z.output<typeof legStopSchema>;

export const quotedLegSchema = z.extend(legPickSchema, {
  version: z.number(),
  price: z.nullable(z.number()),
  stop: z.nullable(legStopSchema),
});
export type QuotedLeg = Told<typeof quotedLegSchema>;

export interface QuoteBody {
  readonly legs: readonly LegPick[];
  /** Decimal, of a system for each of its combinations; without it no possible return is told. */
  readonly stake?: string;
  /** Of a system. */
  readonly folds?: Folds;
}

export const slipRefusals = [
  'price_changed',
  'suspended',
  'closed',
  'stake_low',
  'stake_high',
  'return_high',
  'same_event',
  'no_system',
  'joint_line',
  'joint_impossible',
  'joint_implied',
  'joint_none',
  'too_many_legs',
] as const;
export type SlipRefusal = (typeof slipRefusals)[number];

/** One of the legs of an event. */
const impliedLegSchema = z.object({ market: z.string(), selection: selectionCodeSchema });

/** What several selections of one event are together. */
const quotedJointSchema = z.object({
  event: z.string(),
  /** Thousandths; `null` while a leg has none, and where they cannot be combined. */
  price: z.nullable(z.number()),
  /** Why they cannot be combined. */
  refusal: z.nullable(z.enum(slipRefusals)),
  /** Of `joint_implied`: the leg that adds nothing, and the one that it is a part of; `null` where it takes all the others. */
  implied: z.nullable(z.object({ leg: impliedLegSchema, by: z.nullable(impliedLegSchema) })),
});
export type QuotedJoint = Told<typeof quotedJointSchema>;

export const quoteAnswerSchema = z.object({
  legs: z.array(quotedLegSchema),
  /** Of every event with more than one leg. */
  joints: z.array(quotedJointSchema),
  /** Of the whole slip, of a system as in `BetView`; `null` while a leg has none. More than 2^53 thousandths is not offered. */
  price: z.nullable(z.number()),
  possibleReturn: z.nullable(amountSchema),
  /** Why the slip could not be placed as it stands; `null` when it could. */
  refusal: z.nullable(z.enum(slipRefusals)),
  /** Some leg is in play: the bet is looked at again after `BookLimits.delayMs`. */
  isDelayed: z.boolean(),
});
export type QuoteAnswer = Told<typeof quoteAnswerSchema>;
