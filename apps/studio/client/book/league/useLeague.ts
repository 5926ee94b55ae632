import { useEffect, useMemo, useState } from 'react';
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
  // Another question whenever something goes on or is over, and for every wish to try again.
  const question = useMemo(() => ({ ask: api.league, going, asked }), [api, going, asked]);
  useEffect(() => {
    let isCurrent = true;
    question.ask().then(
      (answer) => isCurrent && setLeague(answer),
      // What is known already stays.
      () => isCurrent && setLeague((known) => (typeof known === 'string' ? 'failed' : known)),
    );
    return () => {
      isCurrent = false;
    };
  }, [question]);
  return { league, again: () => setAsked(asked + 1) };
};
