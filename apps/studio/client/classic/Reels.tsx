import { useEffect, useState } from 'react';
import { lines } from '../../src/games/classic/machine.ts';
import { useMachine } from '../machine/context.ts';
import { Banner } from '../machine/Feature.tsx';
import type { GameApi } from '../shell/api.ts';
import { money } from '../shell/context.ts';
import { useClassic, useClassicState } from './context.ts';
import { Pot } from './Pot.tsx';

const lineShownMs = 1_300;
const calm = '(prefers-reduced-motion: reduce)';

/** The winning lines over the reels, one after another. */
const WinLines = () => {
  const { view, motion } = useClassicState();
  const wins = motion === 'settled' ? (view.shown?.lineWins ?? []) : [];
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setTurn(0);
    if (wins.length < 2 || window.matchMedia(calm).matches) return;
    const timer = setInterval(() => setTurn((current) => current + 1), lineShownMs);
    return () => clearInterval(timer);
  }, [wins.length]);
  const all = turn === 0 ? wins : wins.slice((turn - 1) % wins.length, ((turn - 1) % wins.length) + 1);
  return (
    <svg className="win-lines" viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden="true">
      {all.map(({ line }) => {
        const points = (lines[line] ?? [])
          .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
          .join(' ');
        return (
          <g key={line}>
            <polyline className="win-line-shade" points={points} />
            <polyline className="win-line" points={points} />
          </g>
        );
      })}
    </svg>
  );
};

/** The symbols in view, row by row, for those who do not see them. */
const Spoken = () => {
  const { words, machine } = useClassic();
  const { shown } = useClassicState().view;
  if (!shown) return null;
  return (
    <ul className="unseen">
      {[0, 1, 2].map((row) => (
        <li key={row}>
          {shown.window
            .map((column) => words.symbols[machine.letters[column[row] ?? ''] ?? ''] ?? '')
            .join(', ')}
        </li>
      ))}
    </ul>
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
  api: Pick<GameApi<unknown>, 'jackpot'>;
}) => {
  const { words } = useMachine();
  const { motion } = useClassicState();
  const state = motion === 'moving' ? 'spinning' : motion;
  return (
    <section className="reels-frame jade-frame" aria-label={words.reelsLabel}>
      <Pot api={api} />
      <div className="reels" data-state={state} data-field="reels">
        <div className="reel-beds" aria-hidden="true">
          {[0, 1, 2].map((reel) => (
            <span key={reel} />
          ))}
        </div>
        <div className="reels-host" ref={host} />
        <Spoken />
        <WinLines />
        <Banner />
        <PearlWon />
      </div>
    </section>
  );
};
