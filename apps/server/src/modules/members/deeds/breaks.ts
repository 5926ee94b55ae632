import { memberEndBreak, memberSetBreak } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { endSiteBreak, setSiteBreak, siteBreakOf } from '../../safety/index.ts';
import { type Asked, proposeFor } from './proposeFor.ts';
import { executorOf, lockMember, type MemberDeskDeps } from './standing.ts';

const dayMs = 24 * 60 * 60_000;
const endContent = z.strictObject({ member_id: z.number().int().positive() });

/** Lays a cooling-off of the site upon a member. Answers until when. Refuses with 404, 379 where a longer one holds. */
export const layBreak = async (
  { pool, clock, outbox }: MemberDeskDeps,
  who: Actor,
  { id, days, reason }: { readonly id: number; readonly days: number; readonly reason: string },
): Promise<Date> => {
  const until = new Date(clock.now().getTime() + days * dayMs);
  await withTransaction(pool, async (tx) => {
    await lockMember(tx, who.siteId, id);
    const before = await setSiteBreak(executorOf(tx), id, until);
    if (before === 'longer') throw refused(memberSetBreak.codes, 379, 'office.longer_break');
    await outbox.toMember(executorOf(tx), id, 'profile_updated', {});
    await who.trace(tx, {
      subject: { kind: 'member', id },
      before: { site_away_until: before },
      after: { site_away_until: until },
      reason,
    });
  });
  outbox.wake();
  return until;
};

export const registerEndBreak = ({ book, clock, outbox }: MemberDeskDeps): void =>
  book.register({
    kind: 'members.end_break',
    right: 'members.act',
    content: endContent,
    worldOf: async (tx, { member_id }, siteId) => {
      await lockMember(tx, siteId, member_id);
      const { siteUntil } = await siteBreakOf(executorOf(tx), member_id);
      return siteUntil !== null && siteUntil > clock.now() ? siteUntil.toISOString() : null;
    },
    run: async (tx, { member_id: memberId }) => {
      await endSiteBreak(executorOf(tx), memberId);
      await outbox.toMember(executorOf(tx), memberId, 'profile_updated', {});
    },
  });

/**
 * Proposes to end the site's own cooling-off. Refuses with 381 where none holds, and with 380 where what holds is the
 * member's own wish: that ends when it ends, whoever asks.
 */
export const proposeEndBreak = (deps: MemberDeskDeps, who: Actor, asked: Asked): Promise<number> => {
  const content = { member_id: asked.id };
  return proposeFor(deps, who, { ...asked, kind: 'members.end_break', content }, async (tx) => {
    const now = deps.clock.now();
    const { siteUntil, isAway } = await siteBreakOf(executorOf(tx), asked.id, now);
    if (siteUntil !== null && siteUntil > now) return;
    throw isAway
      ? refused(memberEndBreak.codes, 380, 'office.own_wish')
      : refused(memberEndBreak.codes, 381, 'office.no_break');
  });
};
