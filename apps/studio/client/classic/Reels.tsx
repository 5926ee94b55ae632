import type { CSSProperties } from 'react';
import { hopsMax, lines } from '../../src/games/classic/machine.ts';
import { useMachine } from '../machine/context.ts';
import { Banner } from '../machine/Feature.tsx';
import { SpokenWindow, WinLines } from '../reels/Lines.tsx';
import { money } from '../shell/amounts.ts';
import type { GameApi } from '../shell/api.ts';
import { useClassic, useClassicState } from './context.ts';
import { Pot } from './Pot.tsx';

const WinningLines = () => {
  const { view, motion } = useClassicState();
  const wins = motion === 'settled' ? (view.shown?.lineWins ?? []) : [];
  return <WinLines reelCount={3} wins={wins.map(({ line }) => ({ line, rows: lines[line] ?? [] }))} />;
};

const Spoken = () => {
  const { words, machine } = useClassic();
  const { shown } = useClassicState().view;
  if (!shown) return null;
  const nameOf = (letter: string): string => words.symbols[machine.letters[letter] ?? ''] ?? '';
  return <SpokenWindow window={shown.window} nameOf={nameOf} />;
};

type Numbered = CSSProperties & { readonly '--reel': number };

/** The pad that a frog has to land on, and the reels that stay while the others hop. */
const Pads = () => {
  const { hops } = useClassicState().view;
  return (
    <>
      <span className="lily-pad" data-taken={hops.held.length > 0} aria-hidden="true" />
      {hops.held.map((reel) => {
        const style: Numbered = { '--reel': reel };
        return <span key={reel} className="held-reel" style={style} aria-hidden="true" />;
      })}
    </>
  );
};

/** How many hops there can be and by what each multiplies; and what is going on, in words. */
const Hops = () => {
  const { machine, words } = useClassic();
  const { view, motion } = useClassicState();
  const { made, held } = view.hops;
  const most = machine.hops ? hopsMax(machine.hops) : 0;
  const text =
    held.length === 0
      ? words.hops.promise
      : motion === 'settled' || motion === 'idle'
        ? words.hops.over(made)
        : made === 0
          ? words.hops.begins
          : words.hops.hop(made);
  return (
    <div className="feature-steps frog-hops" data-field="hops" data-made={made}>
      <ol aria-hidden="true">
        {Array.from({ length: most }, (_, index) => index + 1).map((hop) => (
          <li key={hop} data-lit={hop <= made}>{`×${hop}`}</li>
        ))}
      </ol>
      <p>{text}</p>
    </div>
  );
};

/** The pearl is won. */
const PearlWon = () => {
  const { words } = useClassic();
  const { view, currency } = useClassicState();
  if (view.jackpot === null) return null;
  return (
    <div className="banner pearl" data-field="jackpot-won" data-value={view.jackpot}>
      <p className="banner-title">{words.potWon}</p>
      <p className="banner-amount">{money(view.jackpot, currency)}</p>
    </div>
  );
};

/** The pot above, the reels below. What turns inside is drawn by a painter into `host`. */
export const Reels = ({
  host,
  api,
}: {
  host: (element: HTMLDivElement | null) => void;
  /** Tells what the pot holds; `null` where it is not shown. */
  api: Pick<GameApi<unknown>, 'jackpot'> | null;
}) => {
  const { words } = useMachine();
  const { motion } = useClassicState();
  const state = motion === 'moving' ? 'spinning' : motion;
  return (
    <section className="reels-frame jade-frame" aria-label={words.reelsLabel}>
      {api && <Pot api={api} />}
      <div className="reels" data-state={state} data-field="reels">
        <div className="reel-beds" aria-hidden="true">
          {[0, 1, 2].map((reel) => (
            <span key={reel} />
          ))}
        </div>
        <Pads />
        <div className="reels-host" ref={host} />
        <Spoken />
        <WinningLines />
        <Banner />
        <PearlWon />
      </div>
      <Hops />
    </section>
  );
};
