import { memberQuota, post, siteQuota } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { approveApplication, refuseApplication } from '../apps/server/src/modules/agents/index.ts';
import { createPasswordHasher } from '../apps/server/src/modules/identity/index.ts';
import { staffAtCommand } from '../apps/server/src/modules/staff/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';
import { demoSite, withHouse } from './houseDatabase.ts';

/** What staff see of members who would be agents, and do about them; who stands under whom. */

/** What a member has asked for as an agent, the first first. */
export const applicationsOf = (memberId: number): Promise<{ state: string; contact: string }[]> =>
  withHouse(async (pool) => {
    const { rows } = await pool.query<{ state: string; contact: string }>(
      'SELECT state, contact FROM agent_application WHERE member_id = $1 ORDER BY id',
      [memberId],
    );
    return rows;
  });

/** Staff answer the application of a member that waits. */
export const answerApplication = (memberId: number, answer: 'approve' | 'refuse'): Promise<void> =>
  withHouse(async (pool) => {
    const { rows } = await pool.query<{ id: bigint }>(
      `SELECT id FROM agent_application WHERE member_id = $1 AND state = 'waiting'`,
      [memberId],
    );
    const deps = { pool, clock: { now: () => new Date() }, outbox: createOutbox() };
    const caller = { siteId: demoSite, account: 'agents01', right: 'agents.decide', command: 'e2e' } as const;
    const by = await staffAtCommand(pool, deps.clock, caller);
    if (by === null) throw new Error('the demo hall has nobody who decides about agents');
    const review = { id: rows[0]?.id ?? 0n, by };
    const result =
      answer === 'approve'
        ? await approveApplication(deps, review)
        : await refuseApplication(deps, { ...review, reason: 'plan_unclear' });
    if (result === 'unknown') throw new Error(`member ${memberId} has not applied`);
  });

/** Puts a member under an agent, as a sign-up by the agent's link does. */
export const standUnder = (memberId: number, agentId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('UPDATE member SET agent_id = $2 WHERE id = $1', [memberId, agentId]);
  });

/** The withdraw password that `fillPurse` gives. */
export const agentWithdrawPassword = '4821';

/** Loads an agent's quota, whole units of USD, and sets the withdraw password. */
export const fillPurse = (memberId: number, units: bigint): Promise<void> =>
  withHouse(async (pool) => {
    const hash = await createPasswordHasher().hash(agentWithdrawPassword);
    await pool.query('UPDATE member SET withdraw_password_hash = $2 WHERE id = $1', [memberId, hash]);
    const moves = [
      {
        from: siteQuota(demoSite, 'USD'),
        to: memberQuota(demoSite, memberId, 'USD'),
        amountMinor: minor(units * 100n),
      },
    ];
    const key = `quota:${memberId}`;
    await post(pool, { scope: 'e2e', key, kind: 'transfer_in', reference: 'quota', moves });
  });
