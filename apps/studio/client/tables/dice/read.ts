import { type DiceOutcome, diceOutcomeSchema } from '../../../src/tables/games/threeDice.ts';

/** The outcome that a result tells; `null` for what is none of three dice. */
export const readDice = (outcome: unknown): DiceOutcome | null =>
  diceOutcomeSchema.safeParse(outcome).data ?? null;

/** Dice in the name of a place: `number:4`, `pair:1-2`, `double:3`, `trio:1-2-3`. */
export const diceOf = (spot: string): readonly number[] => {
  const [kind = '', value = ''] = spot.split(':');
  const face = Number(value);
  if (kind === 'double') return [face, face];
  return kind === 'triple' ? [face, face, face] : value.split('-').map(Number);
};
