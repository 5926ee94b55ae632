import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';

/** Whether a name is an address, a range or one of the named ranges that a proxy may be trusted by. */
export const isProxyRange = (range: string): boolean => {
  try {
    proxyAddr.compile(range);
    return true;
  } catch {
    return false;
  }
};

const loopback = proxyAddr.compile('loopback');

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => loopback(address, 0);

/** `TRUST_PROXY`: the proxies in front, separated by commas, each an address, a range or a named range. */
export const proxyRangesSchema = z
  .string()
  .transform((text) => text.split(',').map((range) => range.trim()))
  .pipe(z.array(z.string().refine(isProxyRange, 'not an address or a range of addresses')));
