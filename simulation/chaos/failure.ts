import { setTimeout as delay } from 'node:timers/promises';
import type { RunningCluster } from '../../scripts/cluster/runCluster.ts';
import type { LinkState, TcpLink } from '../../scripts/cluster/tcpLink.ts';

/** What goes wrong, by the name that `--only` takes. Each puts back what it took away. */
export interface Failure {
  /** Told when a primary stood again; resolves when everything is as before. */
  readonly play: (cluster: RunningCluster, tell: Telling) => Promise<void>;
  /** Whether it can be done here; always unless told. */
  readonly isPossible?: (cluster: RunningCluster) => boolean;
}

export interface Telling {
  /** A primary stands (again) from now on. */
  readonly stands: () => void;
  /** What must not have been: the run has failed. */
  readonly wrong: (what: string) => void;
}

/** How long something is away that others are to miss. */
export const awayMs = 20_000;
/** Long enough for whoever waits to have given up. */
export const silentMs = 6_000;

export const failLinks = async (
  links: readonly TcpLink[],
  state: LinkState,
  forMs: number,
): Promise<void> => {
  for (const link of links) link.set(state);
  try {
    await delay(forMs);
  } finally {
    for (const link of links) link.set('open');
  }
};
