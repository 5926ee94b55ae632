import * as z from 'zod/mini';
import { packSize } from './card.ts';

export const cardSchema = z.int().check(z.minimum(0), z.maximum(packSize - 1));
