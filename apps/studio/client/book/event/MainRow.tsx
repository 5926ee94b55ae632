import '../styles/mainRow.css';
import { Fragment, useEffect, useRef } from 'react';
import type { EventView, MarketView, SiegeScore } from '../../../src/book/views.ts';
import { shutOf } from '../events/shut.ts';
import { stayMs, useFormer } from '../events/useFormer.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useNames, useTerms, useWords } from '../shell/context.ts';
import { arrowsText } from './boards/siegeEnds.ts';
import { useSiegeRecord } from './boards/useSiegeRecord.ts';
import { hasArrows, isUnderCover } from './closing.ts';
import { lastGoalOf, withdrawnPercent } from './lastGoal.ts';
import { lastOf, useLast } from './lastPrices.ts';
import { isTooSure, Settled } from './MarketBox.tsx';
import { MarketPrice } from './MarketPrice.tsx';
import { chanceIn, sidesOf, wallsShareOf, wayText } from './roundChance.ts';
import { SiegeNews } from './SiegeNews.tsx';
import { settledBy } from './settled.ts';
import { useCloses, useIsShut } from './useCloses.ts';

/** Why prices wait while the picture plays an end, by the sport, or as too little is left before a round; `undefined` where they do not. */
export const useHeldWord = (event: EventView, isHeld: boolean): string | undefined => {
  const { held, strip, wait } = boardOf(useWords().lang);
  const isShut = useIsShut(event);
  const { sport } = event;
  // Whichever way an attack is seen to end, it is true until prices have followed.
  if (isHeld) return sport === 'siege' || sport === 'racket' ? held[sport] : strip.held;
  return isShut ? wait.shut : undefined;
};

/** For so long it is said beside its name why another market stands there. Milliseconds. */
const toldMs = 6_000;

/** How long bets on the next round are taken, beside its name. */
const RoundCloses = ({ event }: { event: EventView }) => {
  const closes = useCloses(event);
  return closes === null ? null : (
    <span className="row-closes" data-field="round-closes">
      {closes}
    </span>
  );
};

/** What the price of a round rests on: by what it will be stormed and what that is worth here, and how often the walls of the map are held; and once arrows are told, by how much somebody shot better, and the chance that leaves, as it is priced. */
const RoundRests = ({ event, market }: { event: EventView; market: MarketView }) => {
  const { siege } = boardOf(useWords().lang);
  const { rests } = siege;
  const name = useNames();
  const last = useLast();
  const record = useSiegeRecord(event.id);
  const { score } = event;
  const better = score.sport === 'siege' && hasArrows(event) ? score.arrows : null;
  const next = score.sport === 'siege' ? score.next : null;
  const walls = wallsShareOf(event, market.number ?? 1, record);
  const grade = score.sport === 'siege' ? score.grade : null;
  const chance =
    better &&
    chanceIn(
      sidesOf(market, (side) => lastOf(last, market.id, side)),
      better,
    );
  const told =
    better === null
      ? [next === null ? rests.before : wayText(next, siege), walls !== null && rests.walls(walls)]
      : [
          chance === null
            ? rests.after
            : rests.chance(arrowsText(grade, name(event[better].names), siege), chance),
        ];
  return (
    <span className="row-rests" data-field="round-rests">
      {told.filter((words) => words !== false).join(' · ')}
    </span>
  );
};

/** What prices rest on late in a match of football: they move with it although nobody attacks. */
const LastGoal = ({ event, market }: { event: EventView; market: MarketView }) => {
  const { mayGo } = boardOf(useWords().lang).football;
  const name = useNames();
  const side = lastGoalOf(event, market);
  return (
    side !== null && (
      <span className="row-late" data-field="last-goal">
        {mayGo(name(event[side].names), withdrawnPercent)}
      </span>
    )
  );
};

/** Why prices are shut, once, where their cells have what they stood at last: of a siege beside its round. */
const useRowWhy = (event: EventView, market: MarketView): string | null => {
  const { texts } = useWords();
  const last = useLast();
  const isTold = market.selections.some(({ code }) => lastOf(last, market.id, code) !== undefined);
  if (!isTold || (event.sport === 'siege' && market.kind !== 'round')) return null;
  return texts.shut[shutOf(event, market)];
};

/** Which round of the match is played or waited for. */
const roundOf = ({ maps }: SiegeScore): number => maps.reduce((sum, { home, away }) => sum + home + away, 0);

/** What the choices of a market stood at before arrows flew, once these are told; `null` at any other time, and for whoever came in between. */
const useBeforeArrows = (
  event: EventView,
  { id, selections }: MarketView,
): ReadonlyMap<string, number> | null => {
  const kept = useRef<{ readonly of: string; readonly prices: ReadonlyMap<string, number> } | null>(null);
  const { score, isSuspended } = event;
  const round = score.sport === 'siege' ? `${event.id} ${id} ${roundOf(score)}` : null;
  const isBefore = score.sport === 'siege' && !score.isFought && !isSuspended;
  useEffect(() => {
    if (!isBefore || round === null) return;
    const prices = selections.flatMap(({ code, price }) => (price === null ? [] : [[code, price] as const]));
    kept.current = { of: round, prices: new Map(prices) };
  }, [isBefore, round, selections]);
  return isUnderCover(event) && kept.current?.of === round ? kept.current.prices : null;
};

const PriceRow = ({ event, market, isHeld }: { event: EventView; market: MarketView; isHeld: boolean }) => {
  const { lang, texts } = useWords();
  const termsOf = useTerms();
  const held = useHeldWord(event, isHeld);
  const before = useBeforeArrows(event, market);
  const terms = termsOf(market, event);
  const won = settledBy(event, market);
  const shut = useRowWhy(event, market);
  const isNew = useFormer(market, stayMs) !== null && market.kind !== 'round';
  const former = useFormer(market, toldMs);
  const { decided, instead, settled } = boardOf(lang);
  const why = won === null ? shut : `${settled} · ${texts.selection(won, terms)}`;
  const titleOf = (each: MarketView): string => texts.market(termsOf(each, event));
  const isOther = former !== null && former.kind !== market.kind;
  return (
    <fieldset
      className="main-row"
      data-market={market.id}
      data-held={held !== undefined}
      data-count={market.selections.length}
      data-other={isOther}
    >
      <legend>
        <span key={market.id} className="row-title" data-other={former !== null && market.kind !== 'round'}>
          {isOther
            ? market.id === event.main?.id
              ? instead.again(titleOf(market))
              : instead.sure(titleOf(former), titleOf(market))
            : titleOf(market)}
          {won === null && isTooSure(event, market) && ` · ${decided}`}
        </span>
        {market.kind === 'round' && <RoundRests event={event} market={market} />}
        {former === null && why === null && <LastGoal event={event} market={market} />}
        {why !== null ? (
          <span className="row-closes" data-field="row-why">
            {why}
          </span>
        ) : (
          market.kind === 'round' && !isHeld && <RoundCloses event={event} />
        )}
      </legend>
      {market.selections.map((selection) =>
        won === null ? (
          <MarketPrice
            key={selection.code}
            {...{ event, market, selection, held, isNew }}
            was={before?.get(selection.code)}
          />
        ) : (
          <Settled
            key={selection.code}
            shown={texts.selection(selection.code, terms)}
            isWon={selection.code === won}
          />
        ),
      )}
    </fieldset>
  );
};

/** Markets under their names, right below the picture: play and prices are seen together on a phone. */
export const MainRow = ({
  event,
  rows,
  isHeld,
}: {
  event: EventView;
  rows: readonly MarketView[];
  isHeld: boolean;
}) =>
  rows.map((market) => (
    // What takes the place of another stands where that stood, and so does the next round.
    <Fragment key={`${event.id} ${market.kind === 'round'}`}>
      {market.kind === 'round' && <SiegeNews event={event} market={market} />}
      <PriceRow {...{ event, market, isHeld }} />
    </Fragment>
  ));
