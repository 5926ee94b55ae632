import { createServer } from 'node:net';
import { host, LaunchError } from './settings.ts';

/** Throws `LaunchError` when somebody listens on the port, or may not be listened on by us. */
export const requireFreePort = (port: number, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
      reject(new LaunchError(`port ${port} ${why}: stop what uses it, or set ${name} to another`));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });

/** A port that nobody uses now. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host }, () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new LaunchError('no free port'));
      });
    });
  });
