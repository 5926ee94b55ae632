import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const host = '127.0.0.1';
/** Below the ports that systems give to connections that go out: nobody is given one of these by chance. */
const ownRange = { first: 20_000, last: 31_999 } as const;
const triesMax = 50;

/** Why nobody can listen on a port of this machine now; null when one can. */
export const portHindrance = (port: number): Promise<NodeJS.ErrnoException | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });

/** A loopback port that nobody uses now. Throws when none is found. */
export const findFreePort = async (): Promise<number> => {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const port = randomInt(ownRange.first, ownRange.last + 1);
    if ((await portHindrance(port)) === null) return port;
  }
  throw new Error('no free loopback port');
};
