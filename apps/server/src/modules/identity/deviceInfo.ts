import type { DeviceInfo } from '@pavilion/contract/identity';

export type { DeviceInfo };

/**
 * What a client says of itself, as it may stand on a page or in a list: one line, without control characters and whatever
 * else changes how the rest is read (direction marks, zero-width letters).
 */
const plainText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{White_Space}]+/gu, ' ').trim();

const plain = <T extends string | number | undefined>(value: T): T | string =>
  typeof value === 'string' ? plainText(value) : value;

/**
 * The device facts of a payload (spec §3), and nothing else of it: the client's own claims, kept for the member to look at
 * and, by `udid`, to know a device again. `remote_addr` is kept beside the address that the server sees, never in its place.
 */
export const deviceInfoOf = (payload: DeviceInfo): DeviceInfo => ({
  remote_addr: plain(payload.remote_addr),
  host: plain(payload.host),
  device: plain(payload.device),
  system_group: plain(payload.system_group),
  udid: plain(payload.udid),
  login_type: plain(payload.login_type),
  cdn: plain(payload.cdn),
  system: plain(payload.system),
  browser: plain(payload.browser),
  system_version: plain(payload.system_version),
});
