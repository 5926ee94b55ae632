import '../styles/board.css';
import '../styles/boardHead.css';
import '../styles/event.css';
import '../styles/replay.css';
import { useEffect, useState } from 'react';
import type { BetView, EventProofView, EventView, LegView } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { panelWordsOf } from '../../shell/panelWords.ts';
import { ReplayAmounts, ReplayDialog, ReplayMark } from '../../shell/sheets/ReplayDialog.tsx';
import { Scoreboard } from '../event/Scoreboard.tsx';
import { TimelineList } from '../event/TimelineList.tsx';
import { isCalm } from '../shell/calm.ts';
import { useBook, useBookState, useNames, useTerms, useWords } from '../shell/context.ts';
import { EmptyScene, Waiting } from '../shell/Scene.tsx';
import { courseOf, type Moment } from './course.ts';

/** A match takes so long, however many steps it has; one step no longer than this. Milliseconds. */
const showMs = 24_000;
const stepMsMax = 900;

interface Course extends Pick<EventProofView, 'event' | 'serverSeedHash' | 'rules'> {
  readonly moments: readonly [Moment, ...Moment[]];
}

/** The course of a leg's match, as far as the studio can tell it. */
const useCourse = (leg: LegView): { course: Course | 'loading' | 'failed'; again: () => void } => {
  const { api } = useBook();
  const [course, setCourse] = useState<Course | 'loading' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const proof = await api.proof(leg.event);
      const crypto = window.isSecureContext ? window.crypto.subtle : undefined;
      const { event, serverSeedHash, rules } = proof;
      const moments = await courseOf(proof, crypto);
      if (!gone) setCourse({ event, serverSeedHash, rules, moments });
    };
    setCourse('loading');
    load().catch(() => {
      if (!gone) setCourse('failed');
    });
    return () => {
      gone = true;
    };
  }, [api, leg.event, tries]);
  return { course, again: () => setTries((count) => count + 1) };
};

/** The moment of a course that is seen; from its beginning again when `again` changes. At once the last where nothing should move. */
const useMoment = (length: number, again: number): number => {
  const [at, setAt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` begins anew
  useEffect(() => {
    setAt(isCalm() ? length - 1 : 0);
    const timer = setInterval(
      () => setAt((now) => Math.min(now + 1, length - 1)),
      Math.min(stepMsMax, showMs / length),
    );
    return () => clearInterval(timer);
  }, [length, again]);
  return Math.min(at, length - 1);
};

const eventAt = ({ event, serverSeedHash, rules }: Course, moment: Moment): EventView => ({
  ...event,
  ...moment,
  markets: [],
  assault: null,
  serverSeedHash,
  rules,
  marginBp: 0,
});

/** A minute is over here before a corner could be taken: those are told in words and figures alone. */
const picturedAt = (seen: EventView): { readonly event: EventView; readonly shown: EventView } => ({
  event: seen.sport === 'football' ? { ...seen, incidents: [], plays: [] } : seen,
  shown: seen,
});

/** What was chosen, and what became of it. */
const useOutcome = (leg: LegView): string => {
  const { texts } = useWords();
  const terms = useTerms()(leg.market, leg);
  const became = leg.result === 'open' ? texts.provisional : texts.bets.legs[leg.result];
  return `${texts.market(terms)} · ${texts.selection(leg.selection, terms)} · ${became}`;
};

/** The match of a bet once more, on its own board and in words. What came of the bet is told at its end, as it was. */
const ReplayMatch = ({ bet, leg, onClose }: { bet: BetView; leg: LegView; onClose: () => void }) => {
  const { lang, texts } = useWords();
  const { gameCode } = useBook();
  const { currency } = useBookState();
  const name = useNames();
  const outcome = useOutcome(leg);
  const { course, again: askAgain } = useCourse(leg);
  const [shows, setShows] = useState(0);
  const moments = typeof course === 'string' ? null : course.moments;
  const at = useMoment(moments?.length ?? 1, shows);
  const moment = moments?.[at] ?? moments?.[0];
  const isOver = moments !== null && at === moments.length - 1;
  const words = panelWordsOf(lang);
  return (
    <ReplayDialog
      lang={lang}
      title={`${words.replay}: ${name(leg.home.names)} ${texts.versus} ${name(leg.away.names)}`}
      openedAt={leg.startsAt}
      closeText={texts.close}
      stage={
        <div className="game book" data-game={gameCode} data-over={isOver}>
          <section
            className="book-main"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={words.replay}
          >
            <div className="page-column">
              {course === 'loading' && <Waiting rows={6} label={texts.opening} />}
              {course === 'failed' && (
                <EmptyScene title={texts.failed} text="">
                  <button type="button" className="main-button" data-action="retry" onClick={askAgain}>
                    {texts.tryAgain}
                  </button>
                </EmptyScene>
              )}
              {typeof course !== 'string' && moment && (
                <>
                  <Scoreboard {...picturedAt(eventAt(course, moment))} />
                  <TimelineList event={eventAt(course, moment)} />
                </>
              )}
            </div>
          </section>
          <ReplayMark lang={lang} />
        </div>
      }
      amounts={
        <>
          <p className="replay-told" role="status" data-field="replay-told">
            {isOver ? outcome : words.replayNote}
          </p>
          <ReplayAmounts
            stake={{ name: texts.bets.stake, amount: money(bet.stake, currency) }}
            won={{
              name: texts.bets.came,
              amount: isOver && bet.won !== null ? money(bet.won, currency) : '–',
            }}
          />
        </>
      }
      onAgain={() => setShows((count) => count + 1)}
      onClose={onClose}
    />
  );
};

export default ReplayMatch;
