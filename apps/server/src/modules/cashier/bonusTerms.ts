import {
  type BonusWeight,
  type Currency,
  gameTypeIdSchema,
  type Locale,
  type BonusTerms as ToldTerms,
} from '@pavilion/contract';
import { minor, toDecimal } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import { z } from 'zod';
import { textOf } from '../../infra/storedText.ts';
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

/** A promotion's terms as an order keeps them. */
const readTerms = ({
  stake_max_minor,
  weights,
  days,
  free_rounds,
  free_round_game_id,
  free_round_stake_minor,
}: PromotionRow): BonusTerms => ({
  stake_max_minor,
  weights: storedWeightsSchema.parse(weights),
  days,
  free_rounds:
    free_rounds === null || free_round_game_id === null || free_round_stake_minor === null
      ? null
      : { rounds: free_rounds, game_id: free_round_game_id, stake_minor: free_round_stake_minor },
});

/** What an order keeps of its promotion's terms, to be stored; null where the promotion has none beside its requirement. */
export const termsOf = (promotion: PromotionRow | undefined): z.input<typeof bonusTermsSchema> | null => {
  if (promotion === undefined) return null;
  const { stake_max_minor, weights, days, free_rounds } = readTerms(promotion);
  const isPlain =
    stake_max_minor === null && days === null && free_rounds === null && presentWeights(weights).length === 0;
  if (isPlain) return null;
  return {
    stake_max_minor: stake_max_minor?.toString() ?? null,
    weights,
    days,
    free_rounds: free_rounds && { ...free_rounds, stake_minor: free_rounds.stake_minor.toString() },
  };
};

/** Names of games by id, as they are stored. */
export type GameNames = ReadonlyMap<number, unknown>;

/** Names of the games that terms speak of, by id. */
export const readGameNames = async (
  executor: SqlExecutor,
  terms: readonly BonusTerms[],
): Promise<GameNames> => {
  const ids = terms.flatMap(({ weights, free_rounds }) => [
    ...presentWeights(weights).flatMap(({ game_id }) => game_id ?? []),
    ...(free_rounds === null ? [] : [free_rounds.game_id]),
  ]);
  if (ids.length === 0) return new Map();
  const { rows } = await executor.query<{ id: number; names: unknown }>({
    name: 'bonus-game-names',
    text: 'select id, names from game where id = any($1::integer[])',
    values: [ids],
  });
  return new Map(rows.map(({ id, names }) => [id, names]));
};

/** The same for promotions. */
export const readPromotedGames = (
  executor: SqlExecutor,
  promotions: readonly PromotionRow[],
): Promise<GameNames> => readGameNames(executor, promotions.map(readTerms));

export interface TermsReader {
  readonly currency: Currency;
  readonly locale: Locale;
  readonly games: GameNames;
}

/** Terms as members are told of them. */
export const presentTerms = (
  { stake_max_minor, weights, days, free_rounds }: BonusTerms,
  { currency, locale, games }: TermsReader,
): ToldTerms => {
  const gameName = (id: number): string => textOf(games.get(id), locale);
  const money = (amount: bigint): string => toDecimal(minor(amount), currency);
  return {
    stake_max: stake_max_minor === null ? null : money(stake_max_minor),
    weights: presentWeights(weights).map((weight) => ({
      ...weight,
      game: weight.game_id === null ? null : gameName(weight.game_id),
    })),
    days,
    free_rounds: free_rounds && {
      rounds: free_rounds.rounds,
      game_id: free_rounds.game_id,
      game: gameName(free_rounds.game_id),
      stake: money(free_rounds.stake_minor),
    },
  };
};

/** The same for a promotion. */
export const presentPromotedTerms = (promotion: PromotionRow, reader: TermsReader): ToldTerms =>
  presentTerms(readTerms(promotion), reader);
