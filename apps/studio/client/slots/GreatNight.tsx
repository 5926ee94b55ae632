import './great.css';
import './valley.css';
import type { CurrencyCode } from '@pavilion/money';
import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useMachine } from '../machine/context.ts';
import { amountOf, money } from '../shell/amounts.ts';
import type { GreatTier } from '../shell/tiers.ts';
import { CometBody } from './CometBody.tsx';
import { useSlot, useSlotState } from './context.ts';
import { lineStakeTimes, linesNote } from './lineStake.ts';
import { cellsOfLine } from './reading.ts';
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

/** A valley deep in snow below the peaks: slopes from the furthest to the nearest, the river that the sun lies on, and pines. */
const slopes = [
  'M0 14C14 4 26 18 40 12C56 5 70 20 84 10C92 6 97 9 100 12V60H0Z',
  'M0 26C18 16 32 30 48 27C66 23 82 32 100 20V60H0Z',
  'M0 42C12 32 28 40 44 44C60 47 78 38 100 36V60H0Z',
] as const;
const pines = [
  [4, 47, 9],
  [11, 50, 6.5],
  [17, 55, 8],
  [82, 52, 7],
  [90, 47, 10],
  [97, 52, 7.5],
] as const;

const Valley = () => (
  <svg className="great-valley" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    {slopes.map((slope, index) => (
      <path key={slope} data-slope={index} d={slope} />
    ))}
    <path
      data-slope="river"
      d="M50 24C47 30 58 33 54 39C50 45 38 48 44 60H60C52 50 60 46 62 40C64 34 52 30 51 24Z"
    />
    {pines.map(([x, y, high]) => (
      <path
        key={x}
        data-slope="pine"
        d={`M${x} ${y - high}l${high * 0.3} ${high * 0.5}h${-high * 0.14}l${high * 0.2} ${high * 0.5}h${-high * 0.72}l${high * 0.2} ${-high * 0.5}h${-high * 0.14}Z`}
      />
    ))}
  </svg>
);

/** No more of the lines than the page holds, the greatest first. */
const linesMost = 3;

/** What made a great win: the symbols of its greatest lines, and what each paid. Of free spins, which are many, nothing. */
const Made = ({ stake }: { stake: string }) => {
  const { pictures } = useSlot();
  const { view, currency } = useSlotState();
  const { shown, summary } = view;
  if (!shown || summary) return null;
  const greatest = [...shown.lineWins].sort((one, other) => other.units - one.units).slice(0, linesMost);
  return (
    <span className="great-made">
      {greatest.map(({ line, count, units }) => (
        <span key={line} className="great-line">
          {cellsOfLine(line, count).map(({ reel, row }) => (
            <img key={reel} src={pictures[shown.window[reel]?.[row] ?? '']} alt="" />
          ))}
          <b>{lineStakeTimes(units, stake, currency)}</b>
        </span>
      ))}
      <Why />
    </span>
  );
};

/** How many stakes a sum is: below a hundred with one decimal, and from there on whole; `null` below one. */
export const timesOf = (amount: string, stake: string, currency: CurrencyCode): string | null => {
  const staked = amountOf(stake, currency);
  const tenths = staked > 0n ? (amountOf(amount, currency) * 10n) / staked : 0n;
  if (tenths < 10n) return null;
  return tenths < 1_000n ? `${tenths / 10n}.${tenths % 10n}` : String(tenths / 10n);
};

/** Peaks before the sun: where each stands, how high it rises and how wide it is, from the furthest to the nearest. */
const peaks = [
  [30, 16, 22],
  [72, 12, 24],
  [50, 4, 20],
  [8, 22, 24],
  [94, 20, 22],
] as const;

/** Each in light towards the sun and in shade away from it, snow on its top. Drawn plainly, so that nothing waits for it. */
const Peaks = () => (
  <svg className="great-peaks" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    {peaks.map(([x, top, half]) => {
      const high = 60 - top;
      const [cap, side] = [top + high * 0.3, half * 0.3];
      return (
        <g key={x}>
          <path data-face="lit" d={`M${x} ${top}L${x - half} 60H${x + half * 0.2}Z`} />
          <path data-face="shade" d={`M${x} ${top}L${x + half} 60H${x + half * 0.2}Z`} />
          <path
            data-face="snow"
            d={`M${x} ${top}L${x - side} ${cap}l${side * 0.5} ${-high * 0.06}l${side * 0.4} ${high * 0.1}l${side * 0.4} ${-high * 0.1}l${side * 0.7} ${high * 0.06}Z`}
          />
        </g>
      );
    })}
  </svg>
);

/** Mist in the valley, in layers; and gold that falls as the sum stands. */
const mists = [0, 1, 2] as const;
const goldCount = 30;

const goldOf = (index: number): Style => ({
  '--x': `${(index * 61.8 + 5) % 100}%`,
  '--after': `${4_500 + ((index * 173) % 1_300)}ms`,
  '--size': `${7 + ((index * 5) % 8)}px`,
});

/** Dawn behind the peaks: the sun rises, their edges are lit, and the sky bursts; the comet crosses it as the sum comes to stand. */
const Dawn = () => (
  <span className="great-dawn">
    <i className="great-sky" />
    <i className="great-rays" />
    <i className="great-sun" />
    <span className="great-crosses">
      <span>
        <CometBody />
      </span>
    </span>
    <Peaks />
    <i className="great-light" />
    <Valley />
    {mists.map((mist) => (
      <i key={mist} className="great-mist" data-mist={mist} />
    ))}
    {bursts.map(([x, y, after]) => (
      <svg
        key={after}
        className="great-burst"
        viewBox="-50 -50 100 100"
        aria-hidden="true"
        style={{ '--x': `${x}%`, '--y': `${y}%`, '--after': `${after}ms` } as Style}
      >
        {Array.from({ length: raysOfBurst }, (_, index) => (
          <path
            key={`ray-${String(index)}`}
            d="M26-.3L49-1V1L26 .3Z"
            transform={`rotate(${(index * 360) / raysOfBurst})`}
          />
        ))}
      </svg>
    ))}
    {Array.from({ length: goldCount }, (_, index) => (
      <i key={`gold-${String(index)}`} className="great-gold" style={goldOf(index)} />
    ))}
  </span>
);

/** How many lines made it, and what multiplied them: of one that nothing did, nothing. */
const Why = () => {
  const { theme } = useSlot();
  const { shown, summary } = useSlotState().view;
  if (!theme.cross || !shown || summary) return null;
  const { lineWins, times } = shown;
  if (lineWins.length < 2 && times === 1) return null;
  return <small className="great-of">{linesNote(lineWins.length, times, theme.cross)}</small>;
};

interface Event {
  readonly amount: string;
  readonly stake: string;
  readonly tier: GreatTier;
}

/** What lies over the whole page takes the keys as well: a key that ends it must not press what is below. */
const Cover = (own: ComponentProps<'button'>) => {
  const cover = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    cover.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return <button ref={cover} type="button" className="great-night" {...own} />;
};

/** Stars fall; the comet goes by before the reels, the sum on its tail; the night turns to dawn. A press ends it. */
const Event = ({ amount, stake, tier }: Event) => {
  const { words, summaryNote } = useMachine();
  const { game, theme } = useSlot();
  const { currency, view } = useSlotState();
  const stage = useStages(amount, stake, currency, tier);
  const [isSkipped, setSkipped] = useState(false);
  if (isSkipped || stage.isOver) return null;
  const times = timesOf(stage.shown, stake, currency);
  const note = view.summary && summaryNote?.();
  const reached = note ? [note] : [];
  const title = words.great[stage.tier - 1] ?? '';
  return (
    <Cover
      // Numbers that run are not read out.
      aria-label={[title, money(amount, currency), theme.cross?.skip].join(' ')}
      data-field="great"
      data-tier={tier}
      data-stage={stage.tier}
      data-counting={stage.isCounting}
      onClick={() => {
        setSkipped(true);
        game.presser.goOn();
      }}
    >
      <i className="great-dark" />
      {stage.tier < 3 && <Falls />}
      {(stage.tier === 2 || tier === 1) && (
        <span className="great-comet">
          <span>
            <CometBody />
          </span>
        </span>
      )}
      {stage.tier === 3 && <Dawn />}
      <span key={stage.tier} className="great-sum">
        <b>{title}</b>
        {theme.cross && view.summary && (
          <small className="great-of">{theme.cross.freeTotal(view.summary.played)}</small>
        )}
        <strong style={{ '--letters': String(money(amount, currency).length) } as Style}>
          {money(stage.shown, currency)}
        </strong>
        {/* From the first stake on; its room is kept. */}
        <em>
          {theme.cross && times !== null ? [theme.cross.stakes(times), ...reached].join(' · ') : '\u00a0'}
        </em>
        {stage.tier < 3 && <Why />}
      </span>
      {stage.tier === 3 && <Made stake={stake} />}
      {theme.cross && <span className="great-skip">{theme.cross.skip}</span>}
    </Cover>
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
