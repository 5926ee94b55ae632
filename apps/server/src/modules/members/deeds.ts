import { memberLiftFactors, memberSetStatus, type OfficeMemberStatus } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { factorsOf, liftFactors, type MemberNotices } from '../identity/index.ts';
import { type DeedBook, propose, proposeOnce } from '../proposals/index.ts';
import { type MemberRow, memberText } from './queries.ts';

export interface MemberDeskDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly book: DeedBook;
  readonly notices: MemberNotices;
}

/** How a member stands, as one word: a deed that was meant for another standing is refused. */
export const versionOf = (row: MemberRow): string =>
  [row.status, row.withdraw_verification_demanded ? 1 : 0, row.must_change_password ? 1 : 0].join('-');

/** A member of the site, locked until the transaction ends. Refuses with 404. */
export const lockMember = async (tx: PoolClient, siteId: number, id: number): Promise<MemberRow> => {
  const { rows } = await tx.query<MemberRow>(`${memberText} FOR UPDATE`, [siteId, id]);
  const [row] = rows;
  if (row === undefined) throw refused(memberSetStatus.codes, 404, 'office.not_found');
  return row;
};

export interface Deed {
  readonly id: number;
  readonly reason: string;
  readonly version: string;
}

/** What staff may change of how a member stands. */
export type Standing =
  | { readonly status: OfficeMemberStatus }
  | { readonly withdraw_verification_demanded: boolean }
  | { readonly must_change_password: boolean };

const standingColumns = {
  status: 'status',
  withdraw_verification_demanded: 'withdraw_verification_demanded',
  must_change_password: 'first_login_to_change_password',
} as const;

/**
 * Changes how a member stands; closing an account ends its sessions (trigger of migration 0025), each demand is told to the
 * member's screens. Answers the new version. Refuses with 404, and with 409 when the member stands otherwise by now.
 */
export const setStanding = async (
  { pool, outbox }: MemberDeskDeps,
  who: Actor,
  { id, reason, version }: Deed,
  standing: Standing,
): Promise<string> => {
  const after = await withTransaction(pool, async (tx) => {
    const before = await lockMember(tx, who.siteId, id);
    if (versionOf(before) !== version)
      throw refused(memberSetStatus.codes, 409, 'office.stale', {
        current: {
          status: before.status,
          withdraw_verification_demanded: before.withdraw_verification_demanded,
          must_change_password: before.must_change_password,
          version: versionOf(before),
        },
      });
    const name =
      'status' in standing
        ? 'status'
        : 'must_change_password' in standing
          ? 'must_change_password'
          : 'withdraw_verification_demanded';
    const [value] = Object.values(standing);
    await tx.query(`UPDATE member SET ${standingColumns[name]} = $2 WHERE id = $1`, [id, value]);
    await outbox.toMember({ query: ({ text, values }) => tx.query(text, values) }, id, 'profile_updated', {});
    await who.trace(tx, {
      subject: { kind: 'member', id },
      before: { [name]: before[name] },
      after: standing,
      reason,
    });
    return { ...before, ...standing };
  });
  outbox.wake();
  return versionOf(after);
};

/** Ends every session of a member. Answers how many there were. */
export const endMemberSessions = async (
  { pool, clock, outbox }: MemberDeskDeps,
  who: Actor,
  { id, reason }: Pick<Deed, 'id' | 'reason'>,
): Promise<number> => {
  const ended = await withTransaction(pool, async (tx) => {
    await lockMember(tx, who.siteId, id);
    const { rowCount } = await tx.query(
      `UPDATE session SET ended_at = $2, end_reason = 'operator' WHERE member_id = $1 AND ended_at IS NULL`,
      [id, clock.now()],
    );
    await who.trace(tx, {
      subject: { kind: 'member', id },
      after: { sessions_ended: rowCount ?? 0 },
      reason,
    });
    return rowCount ?? 0;
  });
  outbox.wake();
  return ended;
};

const liftContent = z.strictObject({ member_id: z.number().int().positive() });

/** Lost factors are lifted by two: one proposes, another confirms. */
export const registerMemberDeeds = ({ book, clock, outbox, notices }: MemberDeskDeps): void =>
  book.register({
    kind: 'members.lift_factors',
    right: 'members.act',
    content: liftContent,
    worldOf: async (tx, { member_id }, siteId) => {
      const { status } = await lockMember(tx, siteId, member_id);
      return { status, factors: await factorsOf(tx, { memberId: member_id }) };
    },
    run: async (tx, { member_id: memberId }, { siteId }) => {
      await liftFactors(tx, { memberId });
      await tx.query(
        `UPDATE session SET ended_at = $2, end_reason = 'operator' WHERE member_id = $1 AND ended_at IS NULL`,
        [memberId, clock.now()],
      );
      const executor = {
        query: ({ text, values }: { text: string; values?: unknown[] }) => tx.query(text, values),
      };
      await outbox.toMember(executor, memberId, 'profile_updated', {});
      await notices.tell(executor, { siteId, memberId, notice: 'factor_removed' });
    },
  });

/** Proposes to lift the factors of a member. Refuses with 404, 371 where there is none. Answers the proposal's id. */
export const proposeLift = async (
  { pool, clock, book }: MemberDeskDeps,
  who: Actor,
  { id, reason, requestId }: Pick<Deed, 'id' | 'reason'> & { readonly requestId: string },
): Promise<number> => {
  const asked = { kind: 'members.lift_factors', content: { member_id: id }, requestId } as const;
  const proposed = await withTransaction(pool, (tx) =>
    proposeOnce(tx, who, asked, async () => {
      const { account } = await lockMember(tx, who.siteId, id);
      const { totp, passkeys } = await factorsOf(tx, { memberId: id });
      if (totp === null && passkeys.length === 0)
        throw refused(memberLiftFactors.codes, 371, 'office.no_factor');
      const subject = { kind: 'member', id, name: account };
      return propose(tx, book, who, { ...asked, subject, reason }, clock.now());
    }),
  );
  if (proposed === null) throw new Error('factors are lifted by two');
  return proposed;
};
