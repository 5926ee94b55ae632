import { z } from 'zod';
import { isDistinct } from '../distinct.ts';
import { handSize } from './rules.ts';

const place = z
  .number()
  .int()
  .min(0)
  .max(handSize - 1);

/** Places of the cards that a draw keeps. */
export const holdSchema = z.array(place).max(handSize).refine(isDistinct);

/** The cards stay as they were dealt: nobody chooses for a player who is away. */
export const holdAll = { hold: [0, 1, 2, 3, 4] };
