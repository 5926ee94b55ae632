import { randomUUID } from 'node:crypto';
import { withdrawalCreate, withdrawalQuote } from '@pavilion/contract/cashier';
import { type AccountRef, memberMain, post, providerHeld, providerHouse } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import type { Actor } from '../../../http/officeCaller.ts';
import { createOutbox } from '../../../realtime/index.ts';
import { sealDetails } from '../../identity/bankAccounts/details.ts';
import { createPasswordHasher } from '../../identity/index.ts';
import { appointStaff, staffAtCommand } from '../../staff/index.ts';
import { openCounter } from '../counter.fixture.ts';
import { approveWithdrawal, refuseWithdrawal } from '../index.ts';

/** A counter that pays out, and members who take money there. */

const withdrawPassword = '4821';

const rules = `
  insert into withdrawal_rule (site_id, currency, gateway_code, min_minor, max_minor, fee_minor, fee_basis_points, daily_max, turnover_percent, second_approval_from_minor)
  values (1, 'RMB', 'sandbox', 1000, 1000000, 100, 50, 3, 100, 500000),
         (1, 'JPY', 'sandbox', 1000, 1000000, 0, 0, 3, 100, 500000);`;

/** A member with a withdraw password, a bank account and 1000.00. */
export interface Taker {
  readonly token: string;
  readonly memberId: number;
  readonly accountId: number;
}

export const openPayoutCounter = async (...others: Parameters<typeof openCounter>) => {
  const counter = await openCounter(...others);
  const { hall, rows } = counter;
  await rows(rules);
  const passwordHash = await createPasswordHasher().hash(withdrawPassword);
  const deps = { pool: hall.database.pool, clock: hall.clock, outbox: createOutbox() };
  let members = 0;
  for (const account of ['ada', 'ben'])
    await appointStaff(
      { query: ({ text, values }) => hall.database.owner.query(text, values) },
      { account, siteId: 1, role: 'payments' },
    );
  const staff = async (account: string): Promise<Actor> => {
    const caller = { siteId: 1, account, right: 'withdrawals.decide', command: 'test' } as const;
    const actor = await staffAtCommand(hall.database.pool, hall.clock, caller);
    if (actor === null) throw new Error(`${account} may not decide`);
    return actor;
  };

  const move = async (
    kind: 'adjustment' | 'bet',
    from: AccountRef,
    to: AccountRef,
    amountMinor: number,
  ): Promise<void> => {
    const moves = [{ from, to, amountMinor: minor(amountMinor) }];
    await post(hall.database.pool, { scope: 'test', key: randomUUID(), kind, reference: 'test', moves });
  };
  const fund = (member: number, amountMinor: number) =>
    move('adjustment', providerHouse(1, 1, 'RMB'), memberMain(1, member, 'RMB'), amountMinor);
  const setWithdrawPassword = (member: number) =>
    rows('update member set withdraw_password_hash = $2 where id = $1', [member, passwordHash]);

  const bindAccount = async (member: number, currency = 'RMB'): Promise<number> => {
    const sealed = sealDetails(
      hall.env.PAVILION_SECRET,
      { siteId: 1, memberId: member },
      { number: '6222000011112345', holder: 'Lin Wan' },
    );
    const [row] = await rows<{ id: number }>(
      `insert into bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
       values (1, $1, gen_random_uuid(), sha256('x'), $2, 'Harbour Bank', $3, sha256($4::bytea), now()) returning id`,
      [member, currency, sealed, Buffer.from(`${member} ${currency}`)],
    );
    return row?.id ?? 0;
  };

  return {
    counter,
    fund,
    bindAccount,
    setWithdrawPassword,
    stake: (member: number, amountMinor: number) =>
      move('bet', memberMain(1, member, 'RMB'), providerHeld(1, 1, 'RMB'), amountMinor),
    addTaker: async (): Promise<Taker> => {
      members += 1;
      const { token, memberId } = await hall.addMember({ account: `taker${members}` });
      await setWithdrawPassword(memberId);
      await fund(memberId, 100_000);
      return { token, memberId, accountId: await bindAccount(memberId) };
    },
    create: ({ token, accountId }: Taker, given: object = {}) =>
      hall.call(
        withdrawalCreate,
        {
          request_id: randomUUID(),
          amount: '200.00',
          bank_account_id: accountId,
          withdraw_password: withdrawPassword,
          ...given,
        },
        { token },
      ),
    quote: ({ token }: Taker, body: object = {}) => hall.call(withdrawalQuote, body, { token }),
    approve: async (orderNumber: string, account = 'ada') =>
      approveWithdrawal(deps, { orderNumber, by: await staff(account) }),
    refuse: async (orderNumber: string, reason: string) =>
      refuseWithdrawal(deps, { orderNumber, by: await staff('ben'), reason }),
    stateOf: async (orderNumber: string): Promise<string | undefined> => {
      const [row] = await rows<{ state: string }>(
        'select state from withdrawal_order where order_number = $1',
        [orderNumber],
      );
      return row?.state;
    },
    heldOf: async (member: number): Promise<bigint> => {
      const [row] = await rows<{ balance_minor: bigint }>(
        `select balance_minor from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'held'`,
        [member],
      );
      return row?.balance_minor ?? 0n;
    },
    eventsOf: async (member: number, event: string): Promise<Record<string, unknown>[]> => {
      const told = await rows<{ payload: Record<string, unknown> }>(
        'select payload from outbox where member_id = $1 and event = $2 order by id',
        [member, event],
      );
      return told.map(({ payload }) => payload);
    },
    lettersOf: async (member: number): Promise<string[]> => {
      const letters = await rows<{ title: Record<string, string> }>(
        'select title from letter join member_letter on letter_id = letter.id where member_id = $1 order by letter.id',
        [member],
      );
      return letters.map(({ title }) => title.en_US ?? '');
    },
  };
};

export type PayoutCounter = Awaited<ReturnType<typeof openPayoutCounter>>;
