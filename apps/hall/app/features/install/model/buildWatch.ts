/** How often an open page asks whether there is a newer build. The first time comes `manifestCheckMs` after loading. */
export const buildPollMs = 5 * 60_000;

/** The build that this page was loaded with, as the name of its route manifest says; none in development. */
export const ownBuild = (): string | undefined => {
  const link = document.querySelector<HTMLLinkElement>(
    'link[rel="modulepreload"][href*="/assets/manifest-"]',
  );
  return link === null ? undefined : /manifest-([\w-]+)\.js/.exec(link.href)?.[1];
};

export interface BuildWatchOptions {
  /** The build that this page was loaded with. */
  readonly own: string;
  /** Whether a new build may be told now. */
  readonly mayTell: () => boolean;
  readonly onNewBuild: () => void;
}

const latestBuild = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    if (!answer.ok) return undefined;
    const latest: unknown = await answer.json();
    return typeof latest === 'object' && latest !== null && 'id' in latest ? String(latest.id) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Asks for the latest build now and from time to time (spec §7), and when the page comes back into view after a longer
 * while. Told once; a page that nobody looks at does not ask. Answers how to stop.
 */
export const watchBuilds = ({ own, mayTell, onNewBuild }: BuildWatchOptions): (() => void) => {
  let askedAt = 0;
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askWhenDue);
  };
  const ask = async (): Promise<void> => {
    askedAt = Date.now();
    const latest = await latestBuild();
    if (stopped || latest === undefined || latest === own || !mayTell()) return;
    stop();
    onNewBuild();
  };
  const askWhenDue = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= buildPollMs) void ask();
  };
  const timer = setInterval(askWhenDue, buildPollMs);
  document.addEventListener('visibilitychange', askWhenDue);
  void ask();
  return stop;
};
