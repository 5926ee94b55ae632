import { lines } from '../../src/engine/machine.ts';
import { useMachine } from '../machine/context.ts';
import { Banner, FeatureStrip } from '../machine/Feature.tsx';
import { SpokenWindow, WinLines } from '../reels/Lines.tsx';
import { useSlot, useSlotState } from './context.ts';
import { lineStakeTimes } from './lineStake.ts';
import { Flight } from './night.tsx';

const WinningLines = () => {
  const { view, motion, round, stake, currency } = useSlotState();
  const wins = motion === 'settled' ? (view.shown?.lineWins ?? []) : [];
  return (
    <WinLines
      reelCount={5}
      wins={wins.map(({ line, count, units }) => ({
        line,
        rows: (lines[line] ?? []).slice(0, count),
        amount: lineStakeTimes(units, round?.stake ?? stake, currency),
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
  const { fillsFrom, gifts } = gathering;
  const { gathered, feature } = view;
  const isFull = gathered >= fillsFrom;
  const isPlayed = feature !== null || gathered > 0;
  const text = isFull
    ? theme.gather.full
    : isPlayed
      ? theme.gather.gathered(gathered, fillsFrom)
      : theme.gather.promise;
  return (
    <div className="feature-steps koi-gate" data-field="koi-gate" data-gathered={gathered} data-full={isFull}>
      <ol aria-hidden="true">
        {Array.from({ length: fillsFrom }, (_, index) => index + 1).map((at) => (
          <li key={at} data-lit={at <= gathered} data-gift={gifts[at] !== undefined}>
            {gifts[at] === undefined ? '' : `+${gifts[at]}`}
          </li>
        ))}
      </ol>
      <p>{text}</p>
    </div>
  );
};

/** What the comet does: comes, flies, has flown; at rest, how often it does. */
const CometLine = () => {
  const { machine, theme, pictures } = useSlot();
  const { comet } = useSlotState().view;
  const { crossing } = machine;
  if (!crossing || !theme.cross) return null;
  const text =
    comet === null
      ? theme.cross.promise(crossing.chances / crossing.paths.length)
      : comet.stage === 'over'
        ? theme.cross.crossed(comet.path.length, comet.scatters, comet.times)
        : theme.cross.coming;
  return (
    <div className="feature-steps comet-line" data-field="comet" data-stage={comet?.stage ?? 'none'}>
      <img src={pictures[machine.wild]} alt="" width="24" height="24" />
      <p role="status">{text}</p>
    </div>
  );
};

/** The frame of the reels. What turns inside it is drawn by a painter into `host`. */
export const Reels = ({ host }: { host: (element: HTMLDivElement | null) => void }) => {
  const { words } = useMachine();
  const { motion } = useSlotState();
  const state = motion === 'moving' ? 'spinning' : motion;
  return (
    <section className="reels-frame" aria-label={words.reelsLabel}>
      <FeatureStrip />
      <div className="reels" data-state={state} data-field="reels">
        <div className="reel-beds" aria-hidden="true">
          {[0, 1, 2, 3, 4].map((reel) => (
            <span key={reel} />
          ))}
        </div>
        <div className="reels-host" ref={host} />
        <Spoken />
        <WinningLines />
        <Flight />
        <Banner />
      </div>
      <Gate />
      <CometLine />
    </section>
  );
};
