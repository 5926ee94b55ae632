import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeviceInfo } from './deviceInfo.ts';
import type { IdentityTables } from './tables.ts';

/** What tells one device from another for its member: what the app says of itself, else the browser's name. */
export const deviceHashOf = (device: DeviceInfo, userAgent: string): Buffer =>
  createHash('sha256')
    .update(device.udid === undefined ? `browser\n${userAgent}` : `device\n${device.udid}`)
    .digest();

/** A shorter name of a device could be guessed. */
const udidLengthMin = 16;

/**
 * Whether the member has been logged in on this device before. Only a device that names itself by something nobody else
 * knows can be known: a browser's name alone is shared by millions.
 */
export const isKnownDevice = async (
  db: Kysely<IdentityTables>,
  { memberId, device, userAgent }: { memberId: number; device: DeviceInfo; userAgent: string },
): Promise<boolean> => {
  if (device.udid === undefined || device.udid.length < udidLengthMin) return false;
  const row = await db
    .selectFrom('known_device')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('device_hash', '=', deviceHashOf(device, userAgent))
    .executeTakeFirst();
  return row !== undefined;
};
