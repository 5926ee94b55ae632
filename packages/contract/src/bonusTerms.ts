import { z } from 'zod';
import { gameTypeIdSchema, idSchema, moneySchema } from './fields.ts';

/**
 * How much of a stake counts towards the wagering requirement of a bonus, per cent, in a game or in all games of a type: the
 * one or the other is named. A game's own weight goes before its type's; what is not named counts whole.
 */
export const bonusWeightSchema = z
  .strictObject({
    gt_id: gameTypeIdSchema.nullable(),
    game_id: idSchema.nullable(),
    percent: z.number().int().min(0).max(100),
  })
  .refine(({ gt_id, game_id }) => (gt_id === null) !== (game_id === null), 'a type or a game');
export type BonusWeight = z.infer<typeof bonusWeightSchema>;

/** Letters and digits that are easily told apart when they are typed; small letters are taken for capitals. */
export const promoCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{4,20}$/);

/** What a bonus demands and gives beside its requirement. */
export const bonusTermsSchema = z.object({
  /** The most that one bet may stake while it runs; null: the games' own limits. */
  stake_max: moneySchema.nullable(),
  /** Stakes that do not count whole, with the name of the game where it is one. */
  weights: z.array(bonusWeightSchema.safeExtend({ game: z.string().nullable() })),
  /** In how many days from the deposit on it is to be wagered; null: in any time. */
  days: z.number().int().nullable(),
  /** Rounds that are given with it, each worth `stake`. */
  free_rounds: z
    .object({ rounds: z.number().int(), game_id: idSchema, game: z.string(), stake: moneySchema })
    .nullable(),
});
export type BonusTerms = z.infer<typeof bonusTermsSchema>;
