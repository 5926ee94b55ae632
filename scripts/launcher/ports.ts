import { portHindrance } from '@pavilion/postgres';
import { LaunchError } from './settings.ts';

/** Throws `LaunchError` when somebody listens on the port, or may not be listened on by us. */
export const requireFreePort = async (port: number, name: string): Promise<void> => {
  const error = await portHindrance(port);
  if (error === null) return;
  const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
  throw new LaunchError(`port ${port} ${why}: stop what uses it, or set ${name} to another`);
};
