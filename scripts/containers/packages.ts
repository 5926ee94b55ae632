import { ensurePrograms } from '../aptGet.ts';
import { LaunchError } from '../launcher/settings.ts';

const neededBy = 'containers';

/** Programs that containers take here, and the Debian packages that have them. */
const programs = [
  { path: '/usr/bin/podman', packages: ['podman', 'buildah', 'uidmap'] },
  { path: '/usr/sbin/runc', packages: ['runc'] },
  { path: '/usr/lib/podman/netavark', packages: ['netavark'] },
  { path: '/usr/lib/podman/aardvark-dns', packages: ['aardvark-dns'] },
  { path: '/usr/bin/catatonit', packages: ['catatonit'] },
  { path: '/usr/sbin/iptables', packages: ['iptables'] },
  { path: '/usr/bin/docker-compose', packages: ['docker-compose'] },
  { path: '/usr/bin/mmdebstrap', packages: ['mmdebstrap'] },
  { path: '/usr/sbin/ip', packages: ['iproute2'] },
] as const;

/**
 * Makes sure that everything is there: installs it as root on Debian, else says how. Throws `LaunchError` for anybody but
 * root on Linux: containers without root would need what few machines grant.
 */
export const ensureContainerPackages = (say: (line: string) => void): void => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new LaunchError('containers are tried as root on Linux');
  ensurePrograms(programs, neededBy, say);
};
