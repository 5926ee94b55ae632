import { builtInRoleNames } from '@pavilion/contract/office';
import type { PoolClient } from '@pavilion/postgres';
import { seal } from '../../apps/server/src/infra/seal.ts';
import {
  createPasswordHasher,
  holdStaff,
  stepAt,
  totpCode,
  totpSealName,
} from '../../apps/server/src/modules/identity/index.ts';
import { appointStaff } from '../../apps/server/src/modules/staff/index.ts';

/** Who works in the office of the demo hall: an owner and one for each built-in role. Never in production. */
export interface DemoStaff {
  readonly account: string;
  readonly password: string;
  readonly role: (typeof builtInRoleNames)[number];
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

export const demoStaff: readonly DemoStaff[] = [
  { account: 'admin', password: 'Admin#2026', role: 'owner' },
  ...builtInRoleNames
    .filter((role) => role !== 'owner')
    .map((role) => ({ account: `${role}01`, password: `${capital(role)}#2026`, role })),
];

/** The one secret of all their authenticator apps: trying the office out takes no phone. */
const demoTotpSecret = Buffer.from('pavilion demo office');

/** The code that the authenticator app of every demo account shows at an instant. */
export const demoOfficeCode = (now: Date): string => totpCode(demoTotpSecret, stepAt(now));

/**
 * Gives a site its demo staff, each with a second factor, sealed under `PAVILION_SECRET`. Runs again without harm: who is
 * there stays.
 */
export const seedStaff = async (
  client: PoolClient,
  { siteId, secret, now }: { readonly siteId: number; readonly secret: string; readonly now: Date },
): Promise<void> => {
  const passwords = createPasswordHasher();
  for (const { account, password, role } of demoStaff) {
    const { isNew } = await appointStaff(
      { query: ({ text, values }) => client.query(text, values) },
      { account, siteId, role },
    );
    await client.query('UPDATE staff SET mail = $2 WHERE account = $1 AND mail IS NULL', [
      account,
      `${account}@pavilion.example`,
    ]);
    if (!isNew) continue;
    const { rows } = await client.query<{ id: number }>(
      'UPDATE staff SET password_hash = $2, must_change_password = false WHERE account = $1 RETURNING id',
      [account, await passwords.hash(password)],
    );
    const holder = await holdStaff(client, rows[0]?.id ?? 0, now);
    const sealed = seal(secret, totpSealName(holder.id), demoTotpSecret.toString('base64url'));
    await client.query(
      `INSERT INTO totp_factor (holder_id, secret_sealed, last_used_step, confirmed_at) VALUES ($1, $2, 0, $3)
       ON CONFLICT DO NOTHING`,
      [holder.id, sealed, now],
    );
  }
};
