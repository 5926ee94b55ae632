import './cometLine.css';
import { lines, timesOf } from '../../src/engine/machine.ts';
import { useMachine } from '../machine/context.ts';
import { Banner, FeatureStrip } from '../machine/Feature.tsx';
import { SpokenWindow, WinLines } from '../reels/Lines.tsx';
import { factorsOf, productOf, starsPassed } from './comet.ts';
import { useSlot, useSlotState } from './context.ts';
import { freeTimes, rangeOf } from './growth.ts';
import { lineStakeTimes, linesNote } from './lineStake.ts';
import { Flight, Shower } from './night.tsx';
import type { SlotView } from './slotGame.ts';
import type { SlotTheme } from './words.ts';

/** What more lines than these won is told of all of them together. */
const toldAlone = 6;

const WinningLines = () => {
  const { machine, theme } = useSlot();
  const { view, motion, round, stake, currency } = useSlotState();
  // While a great win or a card waits for them to be read, the spin is not over yet.
  const wins = motion === 'idle' ? [] : (view.shown?.lineWins ?? []);
  const times = view.shown?.times ?? 1;
  const told = times > 1 ? `×${times} ` : '';
  const paid = (units: number): string => lineStakeTimes(units, round?.stake ?? stake, currency);
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  return (
    <WinLines
      reelCount={5}
      isTraced={machine.crossing !== undefined}
      together={
        theme.cross && wins.length > toldAlone
          ? [linesNote(wins.length, times, theme.cross), paid(units)].join(' · ')
          : null
      }
      wins={wins.map(({ line, count, units }) => ({
        line,
        rows: (lines[line] ?? []).slice(0, count),
        amount: told + paid(units),
      }))}
    />
  );
};

const Spoken = () => {
  const { words, machine } = useSlot();
  const { shown } = useSlotState().view;
  if (!shown) return null;
  const nameOf = (letter: string): string => words.symbols[machine.letters[letter] ?? ''] ?? '';
  return <SpokenWindow window={shown.window} nameOf={nameOf} />;
};

/** Scales for the wilds that free spins gather, one lit for each; gates stand where something comes with them. */
const Gate = () => {
  const { machine, theme } = useSlot();
  const { view } = useSlotState();
  const { gathering } = machine;
  if (!gathering || !theme.gather) return null;
  const { most, gifts } = gathering;
  const { gathered, feature } = view;
  const isFull = gathered >= most;
  const isPlayed = feature !== null || gathered > 0;
  const textOf = ({ full, promise, gathered: told }: NonNullable<SlotTheme['gather']>): string => {
    if (view.stars?.isNew) return theme.awarded;
    if (view.heldFrom !== null) return theme.tense;
    if (isFull) return full;
    return isPlayed ? told(gathered, most) : promise;
  };
  return (
    <div className="feature-steps koi-gate" data-field="koi-gate" data-gathered={gathered} data-full={isFull}>
      <ol aria-hidden="true">
        {Array.from({ length: most }, (_, index) => index + 1).map((at) => (
          <li key={at} data-lit={at <= gathered} data-gift={gifts[at] !== undefined}>
            {gifts[at] === undefined ? '' : `+${gifts[at]}`}
          </li>
        ))}
      </ol>
      <p>{textOf(theme.gather)}</p>
    </div>
  );
};

/** What the comet does: comes, and how many places it has passed; at rest, how often it comes, or what it does in free spins. */
const CometLine = () => {
  const { machine, theme, pictures } = useSlot();
  const { view } = useSlotState();
  const { crossing } = machine;
  if (!crossing || !theme.cross) return null;
  const { cross } = theme;
  const stars = cross.stars(machine.base.scatterAwards[3]?.freeSpins ?? 0, ...rangeOf(machine));
  const freeText = ({ gathered, inForce }: SlotView): string => {
    if (inForce === null || gathered === inForce) return cross.free(freeTimes(machine, inForce));
    const times = freeTimes(machine, gathered);
    return gathered === machine.gathering?.most ? cross.top(times) : cross.filled(gathered - inForce);
  };
  const textOf = (told: SlotView): string => {
    const { comet, feature, turn, turned, heldFrom, stars: won, shown } = told;
    if (won?.isNew) return cross.struck(won.count, won.freeSpins);
    if (heldFrom !== null) return theme.tense;
    if (comet?.stage === 'turning') return cross.turning;
    // The spin that follows is free: said while it turns, and while it waits for a press after a reload.
    if (turn > 0 && (comet === null || comet.stage === 'over')) return cross.again(turn, crossing.turns);
    if (comet && !comet.isFall) {
      const factors = factorsOf(machine, comet, turned);
      if (factors.length > 0) return cross.multiplied(factors.join(' × '), productOf(factors));
      const stars = comet.isPaying ? starsPassed(comet) : 0;
      const times = shown?.times ?? timesOf(machine, stars) * (turn + 1);
      if (comet.passed > 0) return cross.crossed(comet.passed, stars, times);
      return turn > 0 ? cross.again(turn, crossing.turns) : cross.coming;
    }
    return feature ? freeText(told) : cross.promise(crossing.chances / crossing.paths.length, crossing.turns);
  };
  // The ladder shows it where there is room: those who only hear of it are told here.
  const { feature, inForce, gathered } = view;
  const isNext = feature !== null && inForce !== null && gathered > inForce;
  const next =
    isNext && gathered !== machine.gathering?.most ? cross.climbed(freeTimes(machine, gathered)) : null;
  const isResting =
    view.comet === null &&
    view.turn === 0 &&
    view.feature === null &&
    view.heldFrom === null &&
    !view.stars?.isNew;
  return (
    <div
      className="feature-steps comet-line"
      data-field="comet"
      data-resting={isResting}
      data-stage={view.comet?.stage ?? 'none'}
      data-passed={view.comet?.passed ?? 0}
      data-held={view.heldFrom !== null || view.stars?.isNew === true}
    >
      <p>
        <span>
          <img src={pictures[machine.wild]} alt="" width="24" height="24" />
          <span role="status">
            {textOf(view)}
            {next !== null && <span className="comet-next"> · {next}</span>}
          </span>
        </span>
        {isResting && (
          <>
            <span>
              <img src={pictures[machine.scatter]} alt="" width="24" height="24" />
              <span>{stars}</span>
            </span>
            <span className="comet-doubled">
              <img src={pictures[machine.scatter]} alt="" width="24" height="24" />
              <b aria-hidden="true">×{crossing.scatterTimes}</b>
              <span>{cross.doubled(crossing.scatterTimes)}</span>
            </span>
          </>
        )}
      </p>
    </div>
  );
};

/** The frame of the reels. What turns inside it is drawn by a painter into `host`. */
export const Reels = ({ host }: { host: (element: HTMLDivElement | null) => void }) => {
  const { words } = useMachine();
  const { machine } = useSlot();
  const { motion, view } = useSlotState();
  const state = motion === 'moving' ? 'spinning' : motion;
  return (
    <section className="reels-frame" aria-label={words.reelsLabel}>
      <FeatureStrip />
      <Shower />
      <div className="reels" data-state={state} data-field="reels">
        <div className="reel-beds" aria-hidden="true">
          {[0, 1, 2, 3, 4].map((reel) => (
            <span key={reel} data-held={view.heldFrom !== null && reel >= view.heldFrom} />
          ))}
        </div>
        <div className="reels-host" ref={host} />
        <Spoken />
        <WinningLines />
        <Flight />
        <Banner hasOwnGreat={machine.crossing !== undefined} />
      </div>
      <Gate />
      <CometLine />
    </section>
  );
};
