import { type IconData, iconDataSchema } from '@pavilion/contract/ownRoutes';
import { answerOf } from './ownIcons.ts';

/** The next host is asked beside one that has not answered by then (spec §9 host rotation). */
const rotationMs = 750;
/** Nobody waits longer for a host (spec §9 icon fetch timeout). */
const fetchTimeoutMs = 1_500;
const answerCharactersMax = 262_144;

const ask = async (host: string, prefix: string, names: readonly string[]): Promise<IconData> => {
  const address = new URL(`/${prefix}.json`, host);
  address.searchParams.set('icons', names.join(','));
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(fetchTimeoutMs),
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`icon host answered ${answer.status}`);
  const text = await answer.text();
  if (text.length > answerCharactersMax) throw new Error('icon host answered too much');
  const { prefix: own, icons, width, height } = iconDataSchema.parse(JSON.parse(text));
  if (own !== prefix) throw new Error('icon host answered another collection');
  const asked = Object.entries(icons).filter(([name]) => names.includes(name));
  return answerOf(prefix, names, Object.fromEntries(asked), { width, height });
};

/**
 * Asks the hosts that a site names, one after the other: the next when the last has failed or has not answered for
 * 750 ms. Null when none of them has an answer. Does not throw.
 */
export const askFallback = async (
  hosts: readonly string[],
  prefix: string,
  names: readonly string[],
): Promise<IconData | null> => {
  const [host, ...others] = hosts;
  if (host === undefined) return null;
  const first = ask(host, prefix, names).catch(() => null);
  if (others.length === 0) return first;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), rotationMs);
  });
  const soon = await Promise.race([first, late]);
  clearTimeout(timer);
  if (soon !== null && soon !== 'late') return soon;
  const next = askFallback(others, prefix, names);
  return soon === null ? next : ((await Promise.race([first, next])) ?? (await first) ?? next);
};
