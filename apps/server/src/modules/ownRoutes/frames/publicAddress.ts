import { BlockList, isIP } from 'node:net';

/**
 * IPv4 that is not of the public Internet: this network, private, shared, loopback, link-local, protocol assignments,
 * documentation, benchmarks, relays, multicast, reserved and broadcast (IANA special-purpose registry).
 */
const closedIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Parts of the one public block of IPv6 that lead elsewhere: protocol assignments with Teredo, documentation, 6to4. */
const closedIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, prefix] of closedIpv4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of closedIpv6) closed.addSubnet(network, prefix, 'ipv6');

/** Everything outside it (loopback, link-local, unique local, multicast, IPv4-mapped, translated) is not public. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address in its plain form (`203.0.113.7`, `2606::1`) belongs to the public Internet. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
};
