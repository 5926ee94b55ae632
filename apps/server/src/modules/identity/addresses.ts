import { isIP } from 'node:net';

/** An address in the form in which it is stored and compared: IPv4 without its IPv6 coat, IPv6 without its zone. */
export const plainAddress = (ip: string): string => {
  const [unscoped = ''] = ip.toLowerCase().split('%');
  const bare = unscoped.startsWith('::ffff:') ? unscoped.slice('::ffff:'.length) : unscoped;
  if (isIP(bare) !== 0) return bare;
  return isIP(unscoped) === 0 ? '0.0.0.0' : unscoped;
};
