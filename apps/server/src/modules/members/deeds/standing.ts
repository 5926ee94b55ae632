import { memberSetStatus, type OfficeMemberStatus } from '@pavilion/contract/office';
import { type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import type { ArchiveReader } from '../../archive/index.ts';
import type { MemberNotices, PasswordHasher } from '../../identity/index.ts';
import type { DeedBook } from '../../proposals/index.ts';
import { type MemberRow, memberText } from '../queries.ts';

export interface MemberDeskDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly book: DeedBook;
  readonly notices: MemberNotices;
  readonly passwords: PasswordHasher;
  readonly archive: ArchiveReader;
}

const standingFlags = [
  'withdraw_verification_demanded',
  'must_change_password',
  'must_bind_bank_account',
  'recommend_enabled',
] as const;
type StandingFlag = (typeof standingFlags)[number];

/** How a member stands, as one word: a deed that was meant for another standing is refused. */
export const versionOf = (row: MemberRow): string =>
  [row.status, ...standingFlags.map((name) => (row[name] ? 1 : 0))].join('-');

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

/** What staff may change of how a member stands: one thing at a time. */
export type Standing =
  | { readonly name: 'status'; readonly value: OfficeMemberStatus }
  | { readonly name: StandingFlag; readonly value: boolean };

const standingColumns = {
  status: 'status',
  withdraw_verification_demanded: 'withdraw_verification_demanded',
  must_change_password: 'first_login_to_change_password',
  must_bind_bank_account: 'need_bank_account_deposit_verified',
  recommend_enabled: 'recommend_enabled',
} as const satisfies Record<Standing['name'], string>;

/**
 * Changes how a member stands; closing an account ends its sessions (trigger of migration 0025), each demand is told to the
 * member's screens. Answers the new version. Refuses with 404, and with 409 when the member stands otherwise by now.
 */
export const setStanding = async (
  { pool, outbox }: MemberDeskDeps,
  who: Actor,
  { id, reason, version }: Deed,
  { name, value }: Standing,
): Promise<string> => {
  const after = await withTransaction(pool, async (tx) => {
    const before = await lockMember(tx, who.siteId, id);
    if (versionOf(before) !== version)
      throw refused(memberSetStatus.codes, 409, 'office.stale', {
        current: {
          status: before.status,
          ...Object.fromEntries(standingFlags.map((flag) => [flag, before[flag]])),
          version: versionOf(before),
        },
      });
    await tx.query(`UPDATE member SET ${standingColumns[name]} = $2 WHERE id = $1`, [id, value]);
    await outbox.toMember(executorOf(tx), id, 'profile_updated', {});
    await who.trace(tx, {
      subject: { kind: 'member', id },
      before: { [name]: before[name] },
      after: { [name]: value },
      reason,
    });
    return { ...before, [name]: value };
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

/** What modules take that run in the transaction of a deed. */
export const executorOf = (tx: PoolClient): SqlExecutor => ({
  query: ({ text, values }) => tx.query(text, values),
});
