import { useEffect, useState } from 'react';
import type { LeagueAnswer } from '../../../src/book/views.ts';
import { useBook, useBookState } from '../shell/context.ts';

type Read = LeagueAnswer | 'loading' | 'failed';

/** The table of the league, read anew whenever a match has become final: it is off the list then. */
export const useLeague = (): { readonly league: Read; readonly again: () => void } => {
  const { api } = useBook();
  const { events } = useBookState();
  const [league, setLeague] = useState<Read>('loading');
  const [asked, setAsked] = useState(0);
  const going = events
    .filter(({ phase }) => phase !== 'coming')
    .map(({ id, isProvisional }) => `${id} ${isProvisional}`)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is going on and the wish to try again are reasons to ask
  useEffect(() => {
    let isCurrent = true;
    api.league().then(
      (answer) => isCurrent && setLeague(answer),
      // What is known already stays.
      () => isCurrent && setLeague((known) => (typeof known === 'string' ? 'failed' : known)),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, going, asked]);
  return { league, again: () => setAsked(asked + 1) };
};
