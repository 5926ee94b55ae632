import { pageDevices } from '@pavilion/contract';
import { gameSearch, type SearchAnswer, searchTextMax } from '@pavilion/contract/search';
import { useEffect, useState } from 'react';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { useTemplate } from '../../../state/TemplateContext.tsx';

/** Nobody types faster than this between two words that they mean; a slow line is asked once for them. */
const settleMs = 180;
/** What was asked a moment ago is not asked again while somebody types back and forth. */
const freshMs = 30_000;

const useSettledText = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

export interface Search {
  /** What was found for `asked`; stays in view while the next answer comes. Null before the first. */
  readonly answer: SearchAnswer | null;
  readonly asked: string;
  readonly isComing: boolean;
  readonly isFailed: boolean;
  readonly again: () => void;
}

/** Finds by the server, so that a phone neither carries the names of all games nor looks through them. */
export const useSearch = (typed: string): Search => {
  const { currency } = useSite();
  const support_device = pageDevices[useTemplate()];
  const asked = useSettledText(typed.trim().slice(0, searchTextMax));
  const query = useCallQuery(
    gameSearch,
    { currency, support_device, q: asked },
    { staleTimeMs: freshMs, keepsLast: true },
  );
  return {
    answer: query.isLoadingError ? null : (query.data ?? null),
    asked,
    isComing: query.isFetching || asked !== typed.trim().slice(0, searchTextMax),
    isFailed: query.isLoadingError,
    again: () => void query.refetch(),
  };
};
