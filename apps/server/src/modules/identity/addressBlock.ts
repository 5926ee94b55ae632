import { isIP } from 'node:net';

/**
 * The network that one party holds as a rule: an IPv4 address, or the /64 of an IPv6 address, whose holder has more
 * addresses than any limit could count.
 */
export interface AddressBlock {
  readonly name: string;
  /** First and last address, both included. */
  readonly first: string;
  readonly last: string;
}

const groups = 8;
const networkGroups = 4;

/** The eight groups of an IPv6 address, in hexadecimal. */
const groupsOf = (ip: string): readonly string[] => {
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const gap = tail === undefined ? 0 : groups - before.length - after.length;
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after];
};

/** The block of a plain address. An IPv6 address that carries an IPv4 tail is its own block. */
export const addressBlockOf = (ip: string): AddressBlock => {
  if (isIP(ip) !== 6 || ip.includes('.')) return { name: ip, first: ip, last: ip };
  const network = groupsOf(ip)
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
  return { name: `${network}::/64`, first: `${network}::`, last: `${network}:ffff:ffff:ffff:ffff` };
};
