import type { Locale } from '@pavilion/contract';
import type { Letter } from '@pavilion/contract/letters';
import { z } from 'zod';
import type { Hall } from '../../infra/hall.ts';
import { SealError, seal, unseal } from '../../infra/seal.ts';
import { textOf, textsOf } from '../../infra/storedText.ts';
import { safeHtml } from '../content/index.ts';
import { letterHtml } from './groups/letterHtml.ts';
import { findGroupLetter, type StoredLetter } from './groups/queries.ts';

export type PreviewDeps = Pick<Hall, 'pool' | 'clock' | 'secret'>;

const goodMs = 15 * 60_000;
const sealName = 'letter preview';
const pagePath = '/letterPreview';

const ticketSchema = z.object({
  siteId: z.number().int(),
  letterId: z.number().int(),
  goodUntil: z.coerce.date(),
});

/** An address at which whoever has it sees the letter as members will, for some minutes. */
export const previewOf = (
  { clock, secret }: Pick<PreviewDeps, 'clock' | 'secret'>,
  { id, site_id: siteId }: Pick<StoredLetter, 'id' | 'site_id'>,
): { readonly path: string; readonly until: string } => {
  const goodUntil = new Date(clock.now().getTime() + goodMs);
  const ticket = seal(secret, sealName, JSON.stringify({ siteId, letterId: id, goodUntil }));
  return {
    path: `${pagePath}?ticket=${ticket.toString('base64url')}`,
    until: goodUntil.toISOString(),
  };
};

const readTicket = (secret: string, ticket: string) => {
  try {
    return ticketSchema.parse(JSON.parse(unseal(secret, sealName, Buffer.from(ticket, 'base64url'))));
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
};

/** The letter of a ticket as a member would get it; undefined for a ticket that is none, is over, or of another site. */
export const findPreview = async (
  { pool, clock, secret }: PreviewDeps,
  siteId: number,
  { ticket: text, locale }: { readonly ticket: string; readonly locale: Locale },
): Promise<Letter | undefined> => {
  const ticket = readTicket(secret, text);
  const now = clock.now();
  if (ticket === undefined || ticket.siteId !== siteId || ticket.goodUntil <= now) return undefined;
  const letter = await findGroupLetter(pool, siteId, ticket.letterId);
  if (letter === undefined) return undefined;
  return {
    id: letter.id,
    title: textOf(letter.title, locale),
    content: safeHtml(textOf(letterHtml(textsOf(letter.content)), locale)),
    is_read: 0,
    created_at: (letter.send_at ?? now).toISOString(),
  };
};
