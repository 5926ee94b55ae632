import { randomUUID } from 'node:crypto';
import { type ErasureHindrance, erasureHindrances, memberErase } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { emptyBankAccounts, liftFactors } from '../../identity/index.ts';
import { type Asked, proposeFor } from './proposeFor.ts';
import { lockMember, type MemberDeskDeps } from './standing.ts';

const eraseContent = z.strictObject({ member_id: z.number().int().positive() });

/** What is open has to end first, and what keeps somebody out has to know who that is. */
const hindrancesOf = async (tx: PoolClient, memberId: number, now: Date): Promise<ErasureHindrance[]> => {
  const { rows } = await tx.query<Record<ErasureHindrance, boolean>>(
    `SELECT EXISTS (SELECT FROM ledger.account WHERE owner_id = m.id AND owner_kind = 'member' AND site_id = m.site_id
                     AND balance_minor <> 0) AS money,
            EXISTS (SELECT FROM deposit_order WHERE site_id = m.site_id AND member_id = m.id
                     AND state IN ('created', 'pending', 'reviewing')) AS deposits,
            EXISTS (SELECT FROM withdrawal_order WHERE site_id = m.site_id AND member_id = m.id
                     AND state IN ('requested', 'reviewing', 'approved', 'paying')) AS withdrawals,
            EXISTS (SELECT FROM round WHERE member_id = m.id AND state = 'open') AS rounds,
            EXISTS (SELECT FROM withheld_win WHERE member_id = m.id AND state = 'withheld') AS wins,
            m.is_agent AS agent,
            EXISTS (SELECT FROM member_play_rule WHERE member_id = m.id AND excluded_until > $2) AS away
       FROM member m WHERE m.id = $1`,
    [memberId, now],
  );
  const found = rows[0];
  return found === undefined ? [] : erasureHindrances.filter((name) => found[name]);
};

const assertErasable = async (tx: PoolClient, memberId: number, now: Date): Promise<void> => {
  const hindrances = await hindrancesOf(tx, memberId, now);
  if (hindrances.length > 0) throw refused(memberErase.codes, 385, 'office.not_erasable', { hindrances });
};

/** Rows that are about the person alone: nothing of the books or of a law's archive refers to them. */
const ownRows = [
  'member_identifier',
  'member_identity',
  'known_device',
  'contact_code',
  'reset_code',
  'reset_token',
  'login_challenge',
  'password_guess',
  'double_validation_guess',
  'member_favorite',
  'bulletin_hidden',
  'member_tag',
] as const;

/** What stays, without the person in it. `$1` is the member. */
const emptied = [
  `UPDATE session SET ip = NULL, user_agent = '', device = '{}', country = NULL WHERE member_id = $1`,
  `UPDATE past_session SET ip = NULL, user_agent = '', device = '{}', country = NULL WHERE member_id = $1`,
  `UPDATE agreement_acceptance SET ip = NULL, user_agent = '' WHERE member_id = $1`,
  `UPDATE signup_attempt SET ip = '0.0.0.0', member_id = NULL WHERE member_id = $1`,
  `UPDATE recommend_code SET status = 'disabled' WHERE member_id = $1`,
  `UPDATE member_note SET text = '–' WHERE member_id = $1`,
  'UPDATE deposit_order SET payer = NULL WHERE member_id = $1 AND payer IS NOT NULL',
  `UPDATE agent_agreement_acceptance SET ip = NULL, user_agent = '' WHERE member_id = $1`,
  `UPDATE agent_campaign SET name = 'erased-' || id WHERE agent_id = $1`,
  `UPDATE agent_dispute SET words = repeat('-', 10) WHERE agent_id = $1`,
  `UPDATE agent_application SET contact = '---', plan = repeat('-', 20) WHERE member_id = $1`,
  `UPDATE help_case SET words = repeat('-', 10), answer = CASE WHEN answer IS NULL THEN NULL ELSE '-' END WHERE member_id = $1`,
  `UPDATE letter SET title = '{}', content = '{}'
    WHERE (send_key LIKE 'office:%' OR send_key LIKE 'help-case:%') AND id IN (SELECT letter_id FROM member_letter WHERE member_id = $1)`,
];

const emptyMember = `
  UPDATE member SET account = 'erased-' || id, account_key = 'erased-' || id, password_hash = $2, status = 'disabled',
         name = NULL, birthday = NULL, email = NULL, phone = NULL, line = NULL, others = NULL, qq = NULL, skype = NULL,
         wechat = NULL, fb = NULL, zalo = NULL, telegram = NULL, whats_app = NULL, identity_id = NULL,
         phone_verified_at = NULL, email_verified_at = NULL, withdraw_password_hash = NULL,
         withdraw_password_before_hash = NULL, introducer_text = NULL, locale = NULL, registered_ip = NULL,
         last_login_ip = NULL, recommend_enabled = false, erased_at = $3
   WHERE id = $1`;

const erase = async (
  { secret, passwords, clock }: MemberDeskDeps,
  tx: PoolClient,
  id: number,
  siteId: number,
) => {
  const now = clock.now();
  await tx.query(
    `UPDATE session SET ended_at = $2, end_reason = 'operator' WHERE member_id = $1 AND ended_at IS NULL`,
    [id, now],
  );
  await liftFactors(tx, { memberId: id });
  for (const table of ownRows) await tx.query(`DELETE FROM ${table} WHERE member_id = $1`, [id]);
  for (const text of emptied) await tx.query(text, [id]);
  // A password that nobody has.
  await tx.query(emptyMember, [id, await passwords.hash(randomUUID()), now]);
  await emptyBankAccounts(tx, secret, { siteId, memberId: id }, now);
};

export const registerErase = (deps: MemberDeskDeps): void =>
  deps.book.register({
    kind: 'members.erase',
    right: 'members.erase',
    content: eraseContent,
    worldOf: async (tx, { member_id }, siteId) => {
      const { status, erased_at: erasedAt } = await lockMember(tx, siteId, member_id);
      return { status, erased: erasedAt !== null };
    },
    run: async (tx, { member_id: memberId }, { siteId }) => {
      await assertErasable(tx, memberId, deps.clock.now());
      await erase(deps, tx, memberId, siteId);
    },
  });

/** Proposes an erasure. Refuses with 404, 385 what stands in the way, 386 what was erased before. */
export const proposeErase = (deps: MemberDeskDeps, who: Actor, asked: Asked): Promise<number> => {
  const content = { member_id: asked.id };
  return proposeFor(deps, who, { ...asked, kind: 'members.erase', content }, async (tx, row) => {
    if (row.erased_at !== null) throw refused(memberErase.codes, 386, 'office.erased_before');
    await assertErasable(tx, asked.id, deps.clock.now());
  });
};
