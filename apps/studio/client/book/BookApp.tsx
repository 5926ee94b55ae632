import { useCallback, useMemo, useRef } from 'react';
import { Icon } from '../shell/Icon.tsx';
import { type KeyHandler, useKeys } from '../shell/keys.ts';
import { Over } from '../shell/Over.tsx';
import { Sheet } from '../shell/sheets/Sheet.tsx';
import { useMedia } from '../shell/useMedia.ts';
import { usePart } from '../shell/usePart.ts';
import { useSheet } from '../shell/useSheet.ts';
import { useSight } from '../shell/useSight.ts';
import { CrestOutline } from './events/Crest.tsx';
import { EventsPage } from './events/EventsPage.tsx';
import { LandedProvider, useLandedEvents } from './events/useLandedEvents.ts';
import { bookKeys } from './shell/bookKeys.ts';
import type { Place } from './shell/bookState.ts';
import { useBook, useBookState, useWords } from './shell/context.ts';
import { NoticeLine } from './shell/NoticeLine.tsx';
import { SessionLine } from './shell/SessionLine.tsx';
import { PlaceNav, TopBar } from './shell/TopBar.tsx';
import { useReading } from './shell/useReading.ts';

interface Backdrop {
  readonly wide: string;
  readonly tall: string;
}

/** From this width on the slip stands beside the events. */
const wideQuery = '(min-width: 992px)';

const useWide = (): boolean => useMedia(wideQuery);

type Pages = typeof import('./pages.ts');

const loadPages = (): Promise<Pages> => import('./pages.ts');

type SlipPart = typeof import('./slip/Slip.tsx');

/** A slip is empty at first: where it has to be opened it comes after the list of events. */
const loadSlip = (): Promise<SlipPart> => import('./slip/Slip.tsx');

/** Wins are rare: how they are told and celebrated comes last. */
const loadCelebration = (): Promise<typeof import('./celebration/wins.ts')> =>
  import('./celebration/wins.ts');

/** Where one is; on the way from the list to an event still the list, until there is something of the event to be seen. */
const useShownPlace = (pages: Pages | null): Place => {
  const { place, detail } = useBookState();
  const last = useRef(place);
  const isAwaited = place.name === 'event' && (pages === null || detail === 'loading');
  if (!isAwaited || last.current.name !== 'events') last.current = place;
  return last.current;
};

const PageOf = ({ pages }: { pages: Pages | null }) => {
  const place = useShownPlace(pages);
  switch (place.name) {
    case 'events':
      return <EventsPage sport={place.sport} />;
    case 'event':
      return pages && <pages.EventPage />;
    case 'table':
      return pages && <pages.LeaguePage />;
    case 'bets':
      return pages && <pages.BetsPage key={place.which} first={place.which} />;
    case 'results':
      return pages && <pages.ResultsPage />;
  }
};

/** The slip on a phone: a button at the foot, and a sheet. */
const SlipDrawer = ({
  part,
  isOpen,
  onOpen,
  onClose,
}: {
  part: SlipPart | null;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { picks, phase } = useBookState();
  const toBets = (): void => {
    onClose();
    store.slip.forgetReceipt();
    void store.visit({ name: 'bets' });
  };
  return (
    <>
      <button
        type="button"
        className="slip-button"
        data-action="slip"
        data-count={picks.length}
        disabled={phase !== 'playing'}
        onClick={onOpen}
      >
        <Icon name="ticket" size={20} />
        <span>{texts.slip.title}</span>
        <b data-field="slip-count">{picks.length}</b>
      </button>
      {isOpen && part && (
        <Sheet title={texts.slip.title} closeLabel={texts.close} onClose={onClose}>
          <NoticeLine />
          <part.Slip onBets={toBets} onClose={onClose} />
          <SessionLine />
        </Sheet>
      )}
    </>
  );
};

const SlipAside = ({ part }: { part: SlipPart | null }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { picks } = useBookState();
  const toBets = (): void => {
    store.slip.forgetReceipt();
    void store.visit({ name: 'bets' });
  };
  return (
    <aside className="slip-aside" aria-label={texts.slip.title}>
      <h2>
        {texts.slip.title}{' '}
        <b className="slip-count" data-field="slip-count">
          {picks.length}
        </b>
      </h2>
      {part && <part.Slip onBets={toBets} />}
      <SessionLine />
    </aside>
  );
};

/** The book: what is on, the slip beside it or above it, and where one can go. */
export const BookApp = ({ backdrop, onRetry }: { backdrop: Backdrop | undefined; onRetry: () => void }) => {
  const { texts, lang } = useWords();
  const { store, gameCode } = useBook();
  const { phase, place, great, wins, events } = useBookState();
  // Whichever page is looked at: what has just been told of an event is not told sooner by the list that one goes back to.
  const landed = useLandedEvents(events);
  const isWide = useWide();
  const [sheet, setSheet] = useSheet<'rules' | 'slip' | 'keys'>(phase === 'over');
  const show = useCallback(
    (name: 'rules' | 'slip' | 'keys'): void => {
      // Nobody sees what lies below a panel: no bet is placed there.
      store.slip.arming.disarm();
      setSheet(name);
    },
    [store, setSheet],
  );
  const { main, onScroll } = useReading(place);
  useSight(store);
  const onKey: KeyHandler = useMemo(() => bookKeys(store, () => show('keys')), [store, show]);
  useKeys(sheet === null && phase === 'playing', onKey);
  const close = (): void => setSheet(null);
  const isPageAsked = place.name !== 'events';
  const pages = usePart(loadPages, lang, isPageAsked || sheet === 'rules' || sheet === 'keys', () => {
    close();
    if (isPageAsked) void store.visit({ name: 'events', sport: null });
  });
  const celebration = usePart(loadCelebration, lang, great !== null || wins.length > 0, () => {
    store.forgetGreat();
    store.forgetWins(wins);
  });
  const slip = usePart(loadSlip, lang, isWide || sheet === 'slip', () => sheet === 'slip' && close());
  return (
    <LandedProvider value={landed}>
      <div className="game book" data-game={gameCode} data-phase={phase} data-place={place.name}>
        {backdrop && (
          <picture className="scene">
            <source media="(min-aspect-ratio: 1/1)" srcSet={backdrop.wide} />
            <img src={backdrop.tall} alt="" />
          </picture>
        )}
        <CrestOutline />
        <TopBar onRules={() => show('rules')} onKeys={() => show('keys')} />
        <div className="book-columns" inert={phase === 'over'}>
          <main
            ref={main}
            className="book-main"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={texts.pages.events}
            onScroll={onScroll}
          >
            {phase === 'playing' && <PageOf pages={pages} />}
          </main>
          {isWide && phase === 'playing' && <SlipAside part={slip} />}
        </div>
        {!isWide && (
          <footer className="book-foot" inert={phase === 'over'}>
            <PlaceNav className="foot-places" />
            <SlipDrawer part={slip} isOpen={sheet === 'slip'} onOpen={() => show('slip')} onClose={close} />
          </footer>
        )}
        {/* A panel lies above it: it waits until that is closed. */}
        {celebration && great && phase === 'playing' && sheet === null && (
          <celebration.GreatWin great={great} />
        )}
        {celebration && wins.length > 0 && phase === 'playing' && <celebration.WonCard bets={wins} />}
        <Over store={store} texts={texts} onRetry={onRetry} />
        {pages && sheet === 'rules' && <pages.RulesSheet onClose={close} />}
        {pages && sheet === 'keys' && <pages.BookKeysSheet onClose={close} />}
      </div>
    </LandedProvider>
  );
};
