import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { Win } from '../../src/games/videoSlots/evaluate.ts';
import { beatOf, cashOf, linkedOf, stripsOf } from '../../src/games/videoSlots/machine.ts';
import { baseState, grownOf, isChoosing } from '../../src/games/videoSlots/round.ts';
import { useMachine } from '../machine/context.ts';
import { SummaryCard } from '../machine/SummaryCard.tsx';
import { money } from '../shell/amounts.ts';
import { CountedWin, Sparks } from '../shell/Celebration.tsx';
import { shortWorth, useVideoSlot, useVideoSlotState, worth } from './context.ts';
import type { Placed } from './placer.ts';

type Grid = CSSProperties & { '--reels': number; '--rows': number; '--before': number };
type Linked = CSSProperties & { '--first': number; '--count': number };
type Place = CSSProperties & { '--reel': number; '--row': number };

const place = (reel: number, row: number): Place => ({ '--reel': reel, '--row': row });

/** Symbols of a belt: enough to fill a reel twice. */
const beltLength = 8;

/** A rod that is cleared: its beads slide away from the beam. */
const ClearedRod = ({ reel }: { reel: number }) => {
  const { pictures } = useVideoSlot();
  const { view } = useVideoSlotState();
  return (
    <>
      <div className="slot-belt" style={place(reel, 0)} aria-hidden="true" />
      {view.symbols
        .filter((symbol) => symbol.reel === reel)
        .map(({ id, letter, row }) => (
          <div
            key={id}
            className="slot-cell cleared-cell"
            style={place(reel, row)}
            data-upper={row === 0}
            aria-hidden="true"
          >
            <img src={pictures[letter]} alt="" width="96" height="96" />
          </div>
        ))}
    </>
  );
};

/** A reel that turns. */
const Belt = ({ reel }: { reel: number }) => {
  const { slot, pictures } = useVideoSlot();
  const { view } = useVideoSlotState();
  const strip = stripsOf(slot, view.next?.mode === 'free')[reel] ?? '';
  const letters = [...strip].slice(0, beltLength);
  return (
    <div className="slot-belt" style={place(reel, 0)} aria-hidden="true">
      <div className="slot-belt-run">
        {[...letters, ...letters].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a belt shows its strip twice
          <img key={index} src={pictures[letter]} alt="" width="96" height="96" />
        ))}
      </div>
    </div>
  );
};

/** Wilds that stand while the other reels turn, from the bottom of their reel. */
const StandingWild = ({ reel, rows }: { reel: number; rows: number }) => {
  const { slot, pictures } = useVideoSlot();
  const walks = slot.walking !== undefined && slot.walking.stays !== true;
  return Array.from({ length: rows }, (_, index) => slot.rows - 1 - index).map((row) => (
    <div
      key={`wild-${String(row)}`}
      className={walks ? 'slot-cell walking-cell' : 'slot-cell standing-cell'}
      style={place(reel, row)}
      data-wild="true"
    >
      <img src={pictures[slot.wild ?? '']} alt="" width="96" height="96" />
    </div>
  ));
};

/** The amount on a cash symbol, or the pot that it is. */
const CashLabel = ({ value }: { value: number }) => {
  const { slot, words } = useVideoSlot();
  const { stake, round, currency } = useVideoSlotState();
  const shown = cashOf(slot)?.values[value - 1];
  if (!shown) return null;
  const amount = shortWorth(shown.units, round?.state === 'playing' ? round.bet : stake, currency);
  const text = shown.pot ? words.pots[shown.pot] : amount.replace(/[^0-9.,]/g, '');
  return (
    <span className="cash-label" data-pot={shown.pot} data-long={text.length > 5}>
      {text}
    </span>
  );
};

const Cell = ({ symbol, lit }: { symbol: Placed; lit: boolean }) => {
  const { slot, pictures } = useVideoSlot();
  const { view } = useVideoSlotState();
  const value = view.cash[symbol.reel * slot.rows + symbol.row] ?? 0;
  return (
    <div
      className="slot-cell"
      style={place(symbol.reel, symbol.row)}
      data-lit={lit}
      data-gone={symbol.gone}
      data-turned={symbol.turned}
      data-wild={symbol.letter === slot.wild}
      data-upper={symbol.row === 0}
    >
      <img src={pictures[symbol.letter]} alt="" width="96" height="96" />
      {value > 0 && <CashLabel value={value} />}
    </div>
  );
};

/** Cells that hold, and cells that wait for a lantern. */
const HeldCells = () => {
  const { slot, pictures } = useVideoSlot();
  const { view, motion } = useVideoSlotState();
  return view.cash.map((value, cell) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
      key={cell}
      className="slot-cell held-cell"
      style={place(Math.floor(cell / slot.rows), cell % slot.rows)}
      data-held={value > 0}
      data-waiting={value === 0 && motion === 'moving'}
    >
      {value > 0 && (
        <>
          <img src={pictures[slot.hold?.cash ?? '']} alt="" width="96" height="96" />
          <CashLabel value={value} />
        </>
      )}
    </div>
  ));
};

const showMs = 1_500;

/** All wins at first, then one after another: `null` for all. */
const useShownWin = (wins: readonly Win[]): Win | null => {
  const [at, setAt] = useState(-1);
  useEffect(() => {
    setAt(-1);
    if (wins.length < 2) return;
    const timer = setInterval(() => setAt((before) => (before + 1) % wins.length), showMs);
    return () => clearInterval(timer);
  }, [wins]);
  return wins.length === 1 ? (wins[0] ?? null) : (wins[at] ?? null);
};

/** Says what the picture pays for: symbol, how many, how, how much. */
const Caption = ({ shown, wins }: { shown: Win | null; wins: readonly Win[] }) => {
  const { slot, own, words } = useVideoSlot();
  const { view, stake, round, currency } = useVideoSlotState();
  const at = round?.bet ?? stake;
  if (wins.length === 0) return <p className="slot-caption" />;
  const units = (shown ? [shown] : wins).reduce((sum, win) => sum + win.units, 0) * view.multiplier;
  const name = (win: Win): string => {
    const symbol = own.symbols[slot.letters[win.letter] ?? ''] ?? '';
    if (win.letter === slot.collect?.cash) return words.won.collected(symbol, win.count, win.ways);
    if (own.beads) return own.beads.won(symbol, win.count, win.ways);
    if (win.line !== null) return words.won.line(symbol, win.count, win.line + 1);
    return slot.evaluation.kind === 'ways'
      ? words.won.ways(symbol, win.count, win.ways)
      : words.won.cluster(symbol, win.count);
  };
  return (
    <p className="slot-caption" data-field="caption">
      {shown && <span>{name(shown)}</span>}
      {view.multiplier > 1 && <i>{words.times(view.multiplier)}</i>}
      <b>{worth(units, at, currency)}</b>
    </p>
  );
};

/** The picture row by row, for those who do not see it. */
const Spoken = () => {
  const { slot, own } = useVideoSlot();
  const { view, motion } = useVideoSlotState();
  if (motion !== 'settled') return null;
  return (
    <ul className="unseen">
      {Array.from({ length: slot.rows }, (_, row) => (
        <li key={`row-${String(row)}`}>
          {view.symbols
            .filter((symbol) => symbol.row === row)
            .sort((a, b) => a.reel - b.reel)
            .map(({ letter }) => own.symbols[slot.letters[letter] ?? ''] ?? '')
            .join(', ')}
        </li>
      ))}
    </ul>
  );
};

/** What each pot holds at the bet. */
const Pots = () => {
  const { slot, words } = useVideoSlot();
  const { stake, currency } = useVideoSlotState();
  const { hold } = slot;
  if (!hold) return null;
  const pots = hold.values.flatMap(({ pot, units }) => (pot ? [{ pot, units }] : []));
  return (
    <ul className="slot-pots" aria-label={words.potsLabel}>
      {[{ pot: 'grand' as const, units: hold.grandUnits }, ...pots.reverse()].map(({ pot, units }) => (
        <li key={pot} data-pot={pot}>
          <span>{words.pots[pot]}</span>
          <b>{shortWorth(units, stake, currency)}</b>
        </li>
      ))}
    </ul>
  );
};

/** How far a feature is. */
const Strip = () => {
  const { slot, own, words } = useVideoSlot();
  const { view, currency } = useVideoSlotState();
  const { feature, next } = view;
  const meter = slot.freeSpins?.meter;
  if (!feature || !next || isChoosing(next) || view.intro) return null;
  const held = view.cash.filter((value) => value > 0).length;
  const text =
    next.mode === 'hold'
      ? words.strip.hold(next.left, held, view.cash.length)
      : next.mode === 'walk'
        ? own.walk?.title
        : words.strip.free(feature.played, feature.awarded);
  return (
    <p className="feature-strip" data-field="free-spins" data-left={next.left}>
      <span>{text}</span>
      {next.mode === 'free' && next.multiplier > 1 && <i>{words.times(next.multiplier)}</i>}
      {next.mode === 'hold' && beatOf(slot, held) > 1 && <i>{words.times(beatOf(slot, held))}</i>}
      {next.mode === 'free' && meter && own.meter && (
        <span data-field="meter">{own.meter(next.meter ?? 0, meter.every * meter.levels)}</span>
      )}
      <b>{money(feature.won, currency)}</b>
    </p>
  );
};

/** Told over the board: a feature begins, is to be chosen or waits; and what a great round came to. */
const Over = () => {
  const { slot, own, words, game } = useVideoSlot();
  const machine = useMachine();
  const { view, busy, round, currency } = useVideoSlotState();
  const { feature, next, intro, tier } = view;
  if (intro && intro !== 'free')
    return (
      <div className="banner" data-field="intro" aria-hidden="true">
        <p className="banner-title">{intro === 'hold' ? own.hold?.title : own.walk?.title}</p>
        {intro === 'hold' && <p>{own.hold?.text}</p>}
      </div>
    );
  if (feature?.waiting && next && !busy) {
    if (isChoosing(next))
      return (
        <div className="banner" data-field="feature">
          <p className="banner-title">{words.choose}</p>
          <div className="slot-choices">
            {slot.freeSpins?.choices.map(({ spins, multiplier, step }, choice) => (
              <button
                key={spins}
                type="button"
                className="main-button"
                data-action={choice === 0 ? 'start-free' : `start-free-${choice}`}
                onClick={() => void game.choose(choice)}
              >
                {words.option(spins, multiplier, step)}
              </button>
            ))}
          </div>
        </div>
      );
    return (
      <div className="banner" data-field="feature">
        <p className="banner-title">
          {next.mode === 'free'
            ? machine.words.freeTitle(next.left)
            : next.mode === 'hold'
              ? own.hold?.title
              : own.walk?.title}
        </p>
        <button type="button" className="main-button" data-action="start-free" onClick={machine.press}>
          {next.mode === 'free' ? machine.words.startFree(next.left) : words.goOn}
        </button>
      </div>
    );
  }
  if (view.summary) {
    const { kind } = view.summary;
    return (
      <SummaryCard
        title={kind === 'hold' ? own.hold?.title : kind === 'walk' ? own.walk?.title : undefined}
      />
    );
  }
  if (tier > 0 && round)
    return (
      <div className="banner great" data-tier={tier} aria-hidden="true">
        <p className="banner-title">{machine.words.great[tier - 1]}</p>
        <p>{words.total}</p>
        <p className="banner-amount">
          <CountedWin amount={round.won} currency={currency} tier={tier} />
        </p>
        <Sparks tier={tier} />
      </div>
    );
  return null;
};

/** Reels, cells and what is told over them. */
export const Board = ({ above }: { above?: ReactNode }) => {
  const { words: common } = useMachine();
  const { slot, before } = useVideoSlot();
  const { view, motion } = useVideoSlotState();
  const reels = slot.strips.base.length;
  const Moving = slot.evaluation.kind === 'beads' ? ClearedRod : Belt;
  const shown = useShownWin(view.wins);
  const lit = new Set((shown ? [shown] : view.wins).flatMap(({ cells }) => cells));
  const holds = view.symbols.length === 0 && view.cash.length > 0;
  const state = motion === 'moving' ? 'spinning' : motion;
  const grown = grownOf(slot, view.next ?? baseState);
  const growing = slot.freeSpins?.growing ?? reels;
  const linked = linkedOf(slot, view.next?.mode === 'free');
  const frame: Linked = { '--first': linked[0] ?? 0, '--count': linked.length };
  const grid: Grid = {
    '--reels': reels + (before?.reels ?? 0),
    '--rows': slot.rows,
    '--before': before?.reels ?? 0,
  };
  return (
    <section className="reels-frame slot-frame" style={grid} aria-label={common.reelsLabel}>
      {above}
      <Strip />
      <Pots />
      <div
        className="reels slot-board"
        data-state={state}
        data-field="reels"
        data-tense={view.tense}
        data-won={view.wins.length > 0}
        data-cascade={slot.cascade !== undefined}
        data-read={slot.evaluation.kind}
      >
        <div className="reel-beds" aria-hidden="true">
          {Array.from({ length: reels }, (_, reel) => (
            <span key={`bed-${String(reel)}`} />
          ))}
        </div>
        {before && <before.Part />}
        {holds ? (
          <HeldCells />
        ) : (
          view.symbols
            .filter(({ reel }) => reel < view.turningFrom || slot.cascade !== undefined)
            .map((symbol) => (
              <Cell key={symbol.id} symbol={symbol} lit={lit.has(symbol.reel * slot.rows + symbol.row)} />
            ))
        )}
        {!holds &&
          slot.cascade === undefined &&
          Array.from({ length: reels - view.turningFrom }, (_, index) => view.turningFrom + index).map(
            (reel) =>
              (view.wilds & (1 << reel)) === 0 ? (
                <Moving key={reel} reel={reel} />
              ) : (
                <StandingWild key={reel} reel={reel} rows={slot.rows} />
              ),
          )}
        {grown > 0 && view.turningFrom <= growing && <StandingWild reel={growing} rows={grown} />}
        {linked.length > 0 && <span className="slot-linked" style={frame} aria-hidden="true" />}
        <Spoken />
        <Over />
      </div>
      <Caption shown={shown} wins={view.wins} />
    </section>
  );
};
