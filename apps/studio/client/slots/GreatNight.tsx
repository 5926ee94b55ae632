import './great.css';
import { type CSSProperties, useState } from 'react';
import { useMachine } from '../machine/context.ts';
import { money } from '../shell/amounts.ts';
import type { GreatTier } from '../shell/tiers.ts';
import { CometBody } from './CometBody.tsx';
import { useSlot, useSlotState } from './context.ts';
import { celebratedOf } from './shower.ts';
import { useStages } from './useStages.ts';

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Falling stars of the first stage, and sparks of each burst of the last. */
const fallCount = 26;
const raysOfBurst = 12;
/** Where the sky bursts, in hundredths of the page, and when. */
const bursts = [
  [24, 22, 300],
  [76, 17, 1_000],
  [50, 31, 1_900],
  [16, 38, 2_700],
  [84, 36, 3_300],
  [38, 13, 4_000],
  [64, 25, 4_600],
] as const;

const fallOf = (index: number): Style => ({
  '--x': `${(index * 61.8 + 18) % 118}%`,
  '--y': `${((index * 27) % 64) - 6}%`,
  '--after': `${(index * 137) % 2_400}ms`,
  '--long': `${90 + ((index * 31) % 90)}px`,
});

/** Stars that fall over the reels. */
const Falls = () =>
  Array.from({ length: fallCount }, (_, index) => (
    <i key={`fall-${String(index)}`} className="great-fall" style={fallOf(index)} />
  ));

/** Dawn behind the peaks: the sun rises, their edges are lit, and the sky bursts. */
const Dawn = () => {
  const { near } = useSlot();
  return (
    <span className="great-dawn">
      <i className="great-sky" />
      <i className="great-rays" />
      <i className="great-sun" />
      {near && (
        <picture>
          <source media="(min-aspect-ratio: 1/1)" srcSet={near.wide} />
          <img src={near.tall} alt="" />
        </picture>
      )}
      <i className="great-light" />
      {bursts.map(([x, y, after]) => (
        <span
          key={after}
          className="great-burst"
          style={{ '--x': `${x}%`, '--y': `${y}%`, '--after': `${after}ms` } as Style}
        >
          {Array.from({ length: raysOfBurst }, (_, index) => (
            <i key={`ray-${String(index)}`} style={{ '--turn': String(index / raysOfBurst) } as Style} />
          ))}
        </span>
      ))}
    </span>
  );
};

interface Event {
  readonly amount: string;
  readonly stake: string;
  readonly tier: GreatTier;
}

/** Stars fall; the comet goes by before the reels, the sum on its tail; the night turns to dawn. A press ends it. */
const Event = ({ amount, stake, tier }: Event) => {
  const { words } = useMachine();
  const { game } = useSlot();
  const { currency } = useSlotState();
  const stage = useStages(amount, stake, currency, tier);
  const [isSkipped, setSkipped] = useState(false);
  if (isSkipped || stage.isOver) return null;
  const title = words.great[stage.tier - 1] ?? '';
  return (
    <button
      type="button"
      className="great-night"
      data-field="great"
      data-tier={tier}
      data-stage={stage.tier}
      aria-label={`${title} ${money(amount, currency)}: ${words.hurry}`}
      onClick={() => {
        setSkipped(true);
        game.goOn();
      }}
    >
      <i className="great-dark" />
      {stage.tier < 3 && <Falls />}
      {stage.tier === 2 && (
        <span className="great-comet">
          <span>
            <CometBody />
          </span>
        </span>
      )}
      {stage.tier === 3 && <Dawn />}
      <span key={stage.tier} className="great-sum">
        <b>{title}</b>
        <strong style={{ '--letters': String(money(amount, currency).length) } as Style}>
          {money(stage.shown, currency)}
        </strong>
      </span>
    </button>
  );
};

/** A great win over the whole page, of a spin or of free spins: each tier another event. */
export const GreatNight = () => {
  const state = useSlotState();
  const { round, view } = state;
  const { tier, amount } = celebratedOf(state);
  if (tier === 0 || !round) return null;
  return (
    <Event
      key={`${round.id}/${view.feature?.played ?? 'last'}`}
      amount={amount}
      stake={round.stake}
      tier={tier}
    />
  );
};
