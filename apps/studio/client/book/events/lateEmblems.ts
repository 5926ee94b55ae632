import { useSyncExternalStore } from 'react';
import { afterFrame } from '../../shell/late.ts';

type Emblems = Readonly<Record<string, string>>;

let come: Emblems | null = null;
let isAsked = false;
const waiting = new Set<() => void>();

const bring = (): void => {
  import('./emblems.ts')
    .then(({ emblems }) => {
      come = emblems;
      for (const tell of waiting) tell();
    })
    .catch(() => {
      isAsked = false;
    });
};

/** A list is there before what its badges depict: that is fetched once, after the frame with the first badge. One that fails is fetched again with the next. */
const ask = (): void => {
  if (isAsked) return;
  isAsked = true;
  afterFrame(bring);
};

const subscribe = (tell: () => void): (() => void) => {
  waiting.add(tell);
  ask();
  return () => waiting.delete(tell);
};
const now = (): Emblems | null => come;

/** What a side is named for, as a path; `undefined` of those that are not drawn, `null` until it is there. */
export const useEmblem = (code: string): string | undefined | null => {
  const emblems = useSyncExternalStore(subscribe, now, now);
  return emblems === null ? null : emblems[code];
};
