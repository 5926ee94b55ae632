import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withdrawalCreate } from '@pavilion/contract/cashier';
import type { BuiltInRole } from '@pavilion/contract/office';
import { editWithdrawPassword } from '@pavilion/contract/recovery';
import { bankAccountBind } from '@pavilion/contract/sessions';
import { withTransaction } from '@pavilion/postgres';
import { z } from 'zod';
import { seal } from '../apps/server/src/infra/seal.ts';
import {
  createPasswordHasher,
  holdStaff,
  stepAt,
  totpCode,
  totpSealName,
} from '../apps/server/src/modules/identity/index.ts';
import { appointStaff } from '../apps/server/src/modules/staff/index.ts';
import type { HallApi, JoinedMember } from './hallApi.ts';
import { giveMoney, withHouse } from './houseDatabase.ts';

/** Somebody who works in the office, made for one test: a code of an authenticator app counts once. */
export interface SpecStaff {
  readonly id: number;
  readonly account: string;
  readonly password: string;
  /** What the app shows now. */
  readonly code: () => string;
}

const demoSite = 1;
const password = 'Paper lantern 27';
const secretBytes = 20;

const hallSecret = (): string =>
  z
    .object({ PAVILION_SECRET: z.string() })
    .parse(JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8')))
    .PAVILION_SECRET;

/** Staff of the demo hall with a password of their own and an authenticator app. */
export const appoint = (role: BuiltInRole): Promise<SpecStaff> =>
  withHouse((pool) =>
    withTransaction(pool, async (client) => {
      const account = `${role}-${randomInt(2 ** 40).toString(36)}`;
      await appointStaff(
        { query: ({ text, values }) => client.query(text, values) },
        { account, siteId: demoSite, role },
      );
      const { rows } = await client.query<{ id: number }>(
        'UPDATE staff SET password_hash = $2, must_change_password = false WHERE account = $1 RETURNING id',
        [account, await createPasswordHasher().hash(password)],
      );
      const id = rows[0]?.id ?? 0;
      const secret = randomBytes(secretBytes);
      const now = new Date();
      const holder = await holdStaff(client, id, now);
      await client.query(
        'INSERT INTO totp_factor (holder_id, secret_sealed, last_used_step, confirmed_at) VALUES ($1, $2, 0, $3)',
        [holder.id, seal(hallSecret(), totpSealName(holder.id), secret.toString('base64url')), now],
      );
      return { id, account, password, code: () => totpCode(secret, stepAt(new Date())) };
    }),
  );

/** Makes somebody the one who owns every site of the installation, those that come later too. */
export const giveEverySite = ({ id }: SpecStaff): Promise<void> =>
  withHouse((pool) =>
    withTransaction(pool, async (client) => {
      await client.query(
        `INSERT INTO staff_role_everywhere (staff_id, role_id)
         SELECT $1, id FROM role WHERE name = 'owner' AND site_id IS NULL`,
        [id],
      );
      await client.query('DELETE FROM staff_role_everywhere WHERE staff_id <> $1', [id]);
    }),
  );

/** Staff as `npm run open` appoints them: a password for once, no factor. */
export const appointNew = (
  role: BuiltInRole,
): Promise<{ readonly account: string; readonly password: string }> =>
  withHouse(async (pool) => {
    const account = `${role}-${randomInt(2 ** 40).toString(36)}`;
    const appointed = await appointStaff(
      { query: ({ text, values }) => pool.query(text, values) },
      { account, siteId: demoSite, role },
    );
    if (appointed.password === null) throw new Error(`${account} was there already`);
    return { account, password: appointed.password };
  });

const withdrawPassword = '4821';

/** A member's request for money that waits for staff. Answers its order number. */
export const askForMoney = async (api: HallApi, member: JoinedMember, amount: string): Promise<string> => {
  const { session } = member;
  await api.call(
    editWithdrawPassword,
    { password: member.password, withdraw_password: withdrawPassword },
    session,
  );
  const { bank_account: account } = await api.call(
    bankAccountBind,
    {
      request_id: randomUUID(),
      bank_name: 'Harbour Bank',
      account_number: `${randomInt(10_000_000, 99_999_999)}12`,
      holder: 'Ada Marsh',
      password: member.password,
    },
    session,
  );
  await giveMoney(session.member_id, 50_000, 'USD');
  const { withdrawal } = await api.call(
    withdrawalCreate,
    {
      request_id: randomUUID(),
      amount,
      bank_account_id: account.id,
      withdraw_password: withdrawPassword,
    },
    session,
  );
  return withdrawal.order_number;
};
