import { lazy, type ReactNode, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rulesNow } from '../../../src/book/engine/rulesNow.ts';
import { hasEnded } from '../../../src/book/phases.ts';
import type { EventView, MarketView } from '../../../src/book/views.ts';
import { Icon } from '../../shell/Icon.tsx';
import { LeagueSides } from '../league/LeagueSides.tsx';
import { fairOf, verifyOf } from '../pageTexts/texts.ts';
import { useBook, useBookState, useNames, useWords } from '../shell/context.ts';
import { EmptyScene, Waiting } from '../shell/Scene.tsx';
import { VerifyLink } from '../shell/VerifyLink.tsx';
import { AfterEvent } from './AfterEvent.tsx';
import type { Coming } from './boards/play/footballCaption.ts';
import { type SeenBesides, withSeen } from './boards/play/seenBesides.ts';
import { LastPricesProvider, useLastPrices } from './lastPrices.ts';
import { MainRow, useHeldWord } from './MainRow.tsx';
import { boxesOf, MarketBox } from './MarketBox.tsx';
import { MarginLine, MarketsLine } from './MarketsLine.tsx';
import { MatchWon } from './MatchEnd.tsx';
import { groupName, groupsIn, marketsIn, type ShownGroup, withoutRow } from './marketGroups.ts';
import { PastPanel } from './PastPanel.tsx';
import { Scoreboard } from './Scoreboard.tsx';
import { ScoreStrip } from './ScoreStrip.tsx';
import { settledLast } from './settled.ts';
import { TimelineList } from './TimelineList.tsx';
import { useLanding } from './useLanding.ts';
import { useOutOfSight } from './useOutOfSight.ts';
import { useRow } from './useRow.ts';
import { useScoreSound } from './useScoreSound.ts';
import { useSettled } from './useSettled.ts';

const SiegeRecordBox = lazy(() => import('./boards/SiegeRecord.tsx'));

const Fairness = ({ event }: { event: EventView }) => {
  const text = fairOf(useWords().lang);
  return (
    <section className="event-fair" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className="soft">{text.intro}</p>
      <dl className="seeds">
        <div>
          <dt>{text.hash}</dt>
          <dd data-field="server-seed-hash">{event.serverSeedHash}</dd>
        </div>
        {rulesNow[event.sport] > 1 && (
          <div>
            <dt>{text.rules}</dt>
            <dd data-field="event-rules">{event.rules}</dd>
          </div>
        )}
      </dl>
      {hasEnded(event) && (
        <VerifyLink event={event.id} rules={event.rules} className="quiet-button">
          {text.open} <Icon name="external-link" size={16} />
        </VerifyLink>
      )}
    </section>
  );
};

/** As far as the picture has come; held while it plays an end: the prices of before stand, and none can be pressed. */
const Markets = ({
  event: told,
  row,
  isHeld,
}: {
  event: EventView;
  /** What stands below the picture already. */
  row: readonly MarketView[];
  isHeld: boolean;
}) => {
  const event = useSettled(told);
  const { texts } = useWords();
  const held = useHeldWord(event, isHeld);
  // Prices that come again after a hold are lit for a moment.
  const [wasHeld, setHeldOnce] = useState(isHeld);
  if (isHeld && !wasHeld) setHeldOnce(true);
  const isLive = event.phase === 'live';
  const hasLine = isLive || event.isSuspended || (event.phase === 'coming' && event.sport !== 'league');
  const [chosen, setChosen] = useState<ShownGroup>('main');
  const groups = groupsIn(event);
  const group = groups.includes(chosen) ? chosen : 'all';
  const inGroup = marketsIn(event, group);
  const shown = settledLast(event, group === 'main' ? withoutRow(inGroup, row) : inGroup);
  return (
    <>
      {groups.length > 2 && (
        <fieldset className="market-groups">
          <legend className="unseen">{texts.marketGroups.all}</legend>
          {groups.map((each) => (
            <button
              key={each}
              type="button"
              className="sport-tab"
              data-action="market-group"
              data-group={each}
              aria-pressed={group === each}
              onClick={() => setChosen(each)}
            >
              {groupName(each, event.sport, texts)}
            </button>
          ))}
        </fieldset>
      )}
      <div
        className="markets"
        data-suspended={event.isSuspended}
        data-held={held !== undefined}
        data-back={wasHeld && !isHeld}
      >
        {hasLine && <MarketsLine event={event} held={held} />}
        {event.markets.length === 0 && <AfterEvent event={event} />}
        {boxesOf(shown).flatMap((markets, at) => [
          <MarketBox
            key={`${markets[0].kind}:${markets[0].number}`}
            event={event}
            markets={markets}
            held={held}
          />,
          // Whichever market it stands below, it is the same one.
          at === 0 && event.sport === 'siege' && (
            <Suspense key="record" fallback={<div className="siege-record-waits" />}>
              <SiegeRecordBox event={event} />
            </Suspense>
          ),
        ])}
        {event.markets.length > 0 && !hasLine && <MarginLine event={event} />}
      </div>
    </>
  );
};

/** With what leads away from it at its top: the strip lies over that. */
const Course = ({ event, children }: { event: EventView; children: ReactNode }) => {
  const board = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { store } = useBook();
  const { isCovered } = useBookState();
  const landed = useLanding(event);
  const isHeld = landed !== event;
  // What is locked has the word of the picture: how the ball comes, until it is before the goal.
  const [coming, tellComing] = useState<Coming | null>(null);
  const shown = useMemo(() => (coming ? { ...landed, coming } : landed), [landed, coming]);
  const [seen, tellSeen] = useState<SeenBesides | null>(null);
  const outOfSight = useOutOfSight(place, isCovered);
  const room = shown.phase === 'live' ? outOfSight : null;
  useScoreSound(shown);
  const lastPrices = useLastPrices(landed);
  const row = useRow(shown, isHeld);
  // The slip lies outside the page, and shows no more than it does.
  useLayoutEffect(() => store.setPictured(isHeld ? landed : null), [store, landed, isHeld]);
  useLayoutEffect(() => () => store.setPictured(null), [store]);
  // The league has its table instead, and the siege its maps.
  const hasPast = event.sport !== 'league' && event.sport !== 'siege';
  return (
    <LastPricesProvider value={lastPrices}>
      <ScoreStrip event={shown} isHeld={isHeld} board={board} isPictured={room !== null} />
      {children}
      <Scoreboard
        event={event}
        {...{ shown, seen, tellComing, tellSeen }}
        head={board}
        picture={{ place, room }}
      >
        <MainRow event={shown} rows={row} isHeld={isHeld} />
      </Scoreboard>
      {event.sport === 'league' && <LeagueSides event={event} />}
      <Markets event={shown} row={row} isHeld={isHeld} />
      {hasPast && <PastPanel event={event} />}
      <TimelineList event={withSeen(shown, seen)} />
      <Fairness event={landed} />
      <MatchWon key={event.id} event={shown} isPictured={hasPast && outOfSight === null} />
    </LastPricesProvider>
  );
};

/** One event: how it stands, everything that can be bet on, what happened, and how it is proved. */
export const EventPage = () => {
  const { lang, texts } = useWords();
  const name = useNames();
  const { store } = useBook();
  const { detail, listed } = useBookState();
  const toList = (): void => void store.visit({ name: 'events', sport: listed });
  if (detail === null || detail === 'loading')
    return (
      <div className="page-column">
        <Waiting rows={6} label={texts.opening} />
      </div>
    );
  if (detail === 'failed' || detail === 'missing')
    return (
      <div className="page-column">
        <EmptyScene title={detail === 'failed' ? texts.failed : verifyOf(lang).notFound} text="">
          {detail === 'failed' && (
            <button
              type="button"
              className="main-button"
              data-action="retry"
              onClick={() => void store.refresh()}
            >
              {texts.tryAgain}
            </button>
          )}
          <button type="button" className="quiet-button" data-action="back" onClick={toList}>
            {texts.back}
          </button>
        </EmptyScene>
      </div>
    );
  return (
    <div className="page-column event-page" data-event={detail.id}>
      <Course event={detail}>
        <button type="button" className="back-button" data-action="back" onClick={toList}>
          <Icon name="arrow-left" size={18} />
          {texts.sports[detail.sport]} · {name(detail.competition.names)}
        </button>
      </Course>
    </div>
  );
};
