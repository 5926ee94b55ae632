import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeviceInfo } from './deviceInfo.ts';
import type { IdentityTables } from './tables.ts';

/** What a device is known by. */
export const deviceHashOf = (name: string): Buffer => createHash('sha256').update(`device\n${name}`).digest();

/** A shorter name of a device could be guessed. */
export const udidLengthMin = 16;

/** What only this device calls itself, if it does: a browser's name is shared by millions. */
const nameOf = ({ udid }: DeviceInfo): string | undefined =>
  udid !== undefined && udid.length >= udidLengthMin ? udid : undefined;

/** How long a device stays known that nobody logs in on. */
export const deviceKnownMs = 365 * 24 * 60 * 60_000;

/** Whether the member has been logged in on this device before. */
export const isKnownDevice = async (
  db: Kysely<IdentityTables>,
  { memberId, device }: { memberId: number; device: DeviceInfo },
): Promise<boolean> => {
  const name = nameOf(device);
  if (name === undefined) return false;
  const row = await db
    .selectFrom('known_device')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('device_hash', '=', deviceHashOf(name))
    .executeTakeFirst();
  return row !== undefined;
};

/** Notes that the member is logged in on the device; one that names itself by nothing is not kept. */
export const rememberDevice = async (
  db: Kysely<IdentityTables>,
  login: { memberId: number; device: DeviceInfo; ip: string; now: Date },
): Promise<void> => {
  const { memberId, device, ip, now } = login;
  const name = nameOf(device);
  if (name === undefined) return;
  await db
    .insertInto('known_device')
    .values({
      member_id: memberId,
      device_hash: deviceHashOf(name),
      first_seen_at: now,
      last_seen_at: now,
      last_ip: ip,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'device_hash']).doUpdateSet({ last_seen_at: now, last_ip: ip }),
    )
    .execute();
};
