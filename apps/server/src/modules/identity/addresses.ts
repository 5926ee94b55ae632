import { isIP } from 'node:net';

/** An address in the form in which it is stored and compared: IPv4 without its IPv6 coat. */
export const plainAddress = (ip: string): string => {
  const bare = ip.toLowerCase().startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip;
  if (isIP(bare) !== 0) return bare;
  return isIP(ip) === 0 ? '0.0.0.0' : ip;
};
