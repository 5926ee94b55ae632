import { type BonusWeight, gameTypeIdSchema } from '@pavilion/contract';
import { z } from 'zod';
import type { PromotionRow } from './promotions.ts';

const minorDigits = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(BigInt);
const percentSchema = z.number().int().min(0).max(100);

/** Per cent of a stake that counts, as it is stored: by `gt_id` and by game id. */
export const storedWeightsSchema = z.object({
  types: z.record(z.string(), percentSchema),
  games: z.record(z.string(), percentSchema),
});
export type StoredWeights = z.infer<typeof storedWeightsSchema>;

/** Terms of a bonus as an order keeps them (`deposit_order.bonus_terms`); amounts in minor units. */
export const bonusTermsSchema = z.object({
  stake_max_minor: minorDigits.nullable(),
  weights: storedWeightsSchema,
  days: z.number().int().nullable(),
  free_rounds: z
    .object({ rounds: z.number().int(), game_id: z.number().int(), stake_minor: minorDigits })
    .nullable(),
});
export type BonusTerms = z.infer<typeof bonusTermsSchema>;

const entriesOf = (weights: Readonly<Record<string, number>>) =>
  Object.entries(weights).map(([id, percent]) => [Number(id), percent] as const);

/** Stored weights as the wire has them: types first, in the order of their ids. */
export const presentWeights = (stored: unknown): BonusWeight[] => {
  const { types, games } = storedWeightsSchema.parse(stored);
  return [
    ...entriesOf(types).map(([gt_id, percent]) => ({
      gt_id: gameTypeIdSchema.parse(gt_id),
      game_id: null,
      percent,
    })),
    ...entriesOf(games).map(([game_id, percent]) => ({ gt_id: null, game_id, percent })),
  ];
};

export const storeWeights = (weights: readonly BonusWeight[]): StoredWeights => ({
  types: Object.fromEntries(
    weights.flatMap(({ gt_id, percent }) => (gt_id === null ? [] : [[String(gt_id), percent]])),
  ),
  games: Object.fromEntries(
    weights.flatMap(({ game_id, percent }) => (game_id === null ? [] : [[String(game_id), percent]])),
  ),
});

/** What an order keeps of its promotion's terms, to be stored; null where the promotion has none beside its requirement. */
export const termsOf = (promotion: PromotionRow | undefined): z.input<typeof bonusTermsSchema> | null => {
  if (promotion === undefined) return null;
  const { stake_max_minor, weights, days, free_rounds, free_round_game_id, free_round_stake_minor } =
    promotion;
  const isPlain =
    stake_max_minor === null && days === null && free_rounds === null && presentWeights(weights).length === 0;
  if (isPlain) return null;
  return {
    stake_max_minor: stake_max_minor?.toString() ?? null,
    weights: storedWeightsSchema.parse(weights),
    days,
    free_rounds:
      free_rounds === null || free_round_game_id === null || free_round_stake_minor === null
        ? null
        : {
            rounds: free_rounds,
            game_id: free_round_game_id,
            stake_minor: free_round_stake_minor.toString(),
          },
  };
};
