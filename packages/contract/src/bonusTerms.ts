import { z } from 'zod';
import { gameTypeIdSchema, idSchema } from './fields.ts';

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
