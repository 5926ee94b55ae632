import { z } from 'zod';
import { selectionCodes } from './views.ts';

/** What the quick page says of a choice (U003), as the hall hands it on with the launch. */
const chosenSchema = z.object({
  extra: z.object({
    event: z.string().regex(/^[a-z]{1,20}-\d{1,12}$/),
    market: z
      .string()
      .regex(/^[a-z-]{1,14}(:-?\d{1,3}(\.\d{1,2})?){0,2}$/)
      .optional(),
    selection: z.enum(selectionCodes).optional(),
  }),
});

/** A game's address that opens at the event that the hall was told of; anything else that it was told is left out. */
export const atEvent = (url: string, meta: unknown): string => {
  const chosen = chosenSchema.safeParse(meta).data?.extra;
  if (!chosen) return url;
  const address = new URL(url);
  for (const [name, value] of Object.entries(chosen)) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address.href;
};
