import { type CurrencyCode, formatMinor, minor } from '@pavilion/money';
import { type CSSProperties, createContext } from 'react';
import { type CascadeMachine, tideMax, tideTimes } from '../../src/games/cascade/machine.ts';
import { returns } from '../../src/games/cascade/returns.ts';
import { unitsPerStake } from '../../src/games/units.ts';
import { useMachine } from '../machine/context.ts';
import { Banner, FeatureStrip } from '../machine/Feature.tsx';
import { amountOf } from '../shell/amounts.ts';
import { useGiven, useStoreState } from '../shell/given.ts';
import { RuleTexts } from '../shell/RuleTexts.tsx';
import type { CascadeGame, Floating } from './cascadeGame.ts';
import type { CascadeWords } from './words.ts';

export interface CascadeContext {
  readonly game: CascadeGame;
  readonly machine: CascadeMachine;
  readonly words: CascadeWords;
  /** Addresses of the symbols' pictures, by letter. */
  readonly pictures: Readonly<Record<string, string>>;
}

const context = createContext<CascadeContext | null>(null);

export const CascadeProvider = context.Provider;

const useCascade = (): CascadeContext => useGiven(context);

const useCascadeState = () => useStoreState(useCascade().game.play);

type Watered = CSSProperties & { '--tide': number };
type Placed = CSSProperties & { '--reel': number; '--row': number };

const Swimming = ({ symbol, lit }: { symbol: Floating; lit: boolean }) => {
  const { pictures } = useCascade();
  const style: Placed = { '--reel': symbol.reel, '--row': symbol.row };
  return (
    <img
      className="floating"
      src={pictures[symbol.letter]}
      alt=""
      width="96"
      height="96"
      style={style}
      data-lit={lit}
      data-gone={symbol.gone}
    />
  );
};

/** The picture row by row, for those who do not see it. */
const Spoken = () => {
  const { machine, words } = useCascade();
  const { view, motion } = useCascadeState();
  if (motion !== 'settled') return null;
  return (
    <ul className="unseen">
      {[0, 1, 2, 3].map((row) => (
        <li key={row}>
          {view.symbols
            .filter((symbol) => symbol.row === row)
            .sort((a, b) => a.reel - b.reel)
            .map(({ letter }) => words.symbols[machine.letters[letter] ?? ''] ?? '')
            .join(', ')}
        </li>
      ))}
    </ul>
  );
};

const wayTimes = (units: number, stake: string, currency: CurrencyCode): string =>
  formatMinor(minor((BigInt(units) * amountOf(stake, currency)) / BigInt(unitsPerStake)), currency);

/** What every fall of the spin won: symbol, ways, multiplier and amount. */
const Told = () => {
  const { machine, words } = useCascade();
  const { view, stake, currency } = useCascadeState();
  const wins = view.told.flatMap(({ wins: won, multiplier }, at) =>
    won.map((win) => ({ ...win, multiplier, key: `${at}/${win.letter}` })),
  );
  return (
    <ol className="falls-told" data-field="falls">
      {wins.map(({ key, letter, ways, multiplier, units }) => (
        <li key={key}>
          {words.won(words.symbols[machine.letters[letter] ?? ''] ?? '', ways, multiplier)}{' '}
          <b>{wayTimes(units, stake, currency)}</b>
        </li>
      ))}
    </ol>
  );
};

/** The marks that the tide rises by, and the steps at which it multiplies more; and what comes next, in words. */
const TideMarks = () => {
  const { machine, words } = useCascade();
  const { view } = useCascadeState();
  const { tide } = machine;
  const most = tideMax(tide);
  const times = tideTimes(tide, view.tide);
  const text =
    view.feature === null && view.tide === 0
      ? words.tide.promise
      : view.tide === most
        ? words.tide.full(times)
        : words.tide.rising(times, tide.every - (view.tide % tide.every));
  return (
    <div className="feature-steps tide-marks" data-field="tide" data-mark={view.tide}>
      <ol aria-hidden="true">
        {Array.from({ length: most }, (_, index) => index + 1).map((mark) => (
          <li key={mark} data-lit={mark <= view.tide} data-step={mark % tide.every === 0}>
            {mark % tide.every === 0 ? `×${tideTimes(tide, mark)}` : ''}
          </li>
        ))}
      </ol>
      <p>{text}</p>
    </div>
  );
};

/** The reels under water. */
export const Water = () => {
  const { words: common } = useMachine();
  const { words, machine } = useCascade();
  const { view, motion } = useCascadeState();
  const { fall } = view;
  const state = motion === 'moving' ? 'spinning' : motion;
  const water: Watered = { '--tide': view.tide / tideMax(machine.tide) };
  return (
    <>
      <section className="reels-frame water-frame" aria-label={common.reelsLabel}>
        <FeatureStrip />
        <div
          className="reels water"
          style={water}
          data-state={state}
          data-field="reels"
          data-chain={view.chain}
        >
          <span className="tide" aria-hidden="true" />
          {view.symbols.map((symbol) => (
            <Swimming
              key={symbol.id}
              symbol={symbol}
              lit={fall?.gone[symbol.reel]?.includes(symbol.row) ?? false}
            />
          ))}
          {fall && fall.multiplier > 1 && (
            <p className="multiplier" aria-hidden="true">
              {words.times(fall.multiplier)}
            </p>
          )}
          <Spoken />
          <Banner />
        </div>
        <TideMarks />
      </section>
      <Told />
    </>
  );
};

/** The machine's part of the rules. */
export const CascadeRules = () => {
  const { machine, words, pictures } = useCascade();
  const { stake, currency } = useCascadeState();
  return (
    <>
      <RuleTexts rules={words.rules} />
      <h3>{words.tide.title}</h3>
      <p>{words.free}</p>
      <p data-field="greatest">
        {words.tide.often(
          returns['thousand-jellies'].oneIn.toLocaleString('en-US'),
          String(returns['thousand-jellies'].spins),
          returns['thousand-jellies'].greatest.toLocaleString('en-US'),
        )}
      </p>
      <h3>{words.pays}</h3>
      <p className="soft">{words.paysNote}</p>
      <ul className="pay-table">
        {Object.entries(machine.wayPays).map(([letter, pays]) => (
          <li key={letter}>
            <img src={pictures[letter]} alt="" width="72" height="72" loading="lazy" />
            <div>
              <strong>{words.symbols[machine.letters[letter] ?? '']}</strong>
              <dl>
                {[2, 1, 0].map((index) => (
                  <div key={index}>
                    <dt>{index + 3}</dt>
                    <dd>{wayTimes(pays[index] ?? 0, stake, currency)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};
