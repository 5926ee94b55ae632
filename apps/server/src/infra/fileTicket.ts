import { z } from 'zod';
import type { Hall } from './hall.ts';
import { SealError, seal, unseal } from './seal.ts';

/** How long the address of a file is good for. */
const goodMs = 60_000;

/** Addresses of files that the browser fetches without a token: what is asked for, sealed, and good for a minute. */
export const createFileTickets = <Asked extends object>(
  { secret, clock }: Pick<Hall, 'secret' | 'clock'>,
  name: string,
  asked: z.ZodType<Asked>,
) => {
  const sealed = z.object({ asked, goodUntil: z.coerce.date() });
  return {
    issue: (file: Asked): { readonly ticket: string; readonly goodUntil: Date } => {
      const goodUntil = new Date(clock.now().getTime() + goodMs);
      const text = JSON.stringify({ asked: file, goodUntil });
      return { ticket: seal(secret, name, text).toString('base64url'), goodUntil };
    },
    /** Undefined for what was not sealed here, and for what is good no longer. */
    read: (text: unknown): Asked | undefined => {
      if (typeof text !== 'string') return undefined;
      try {
        const ticket = sealed.parse(JSON.parse(unseal(secret, name, Buffer.from(text, 'base64url'))));
        return ticket.goodUntil > clock.now() ? ticket.asked : undefined;
      } catch (error) {
        if (error instanceof SealError) return undefined;
        throw error;
      }
    },
  };
};
