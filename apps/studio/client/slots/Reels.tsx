import { useEffect, useState } from 'react';
import { lines } from '../../src/engine/machine.ts';
import { useMachine } from '../machine/context.ts';
import { Banner, FeatureStrip } from '../machine/Feature.tsx';
import { useSlot, useSlotState } from './context.ts';

const lineShownMs = 1_300;
const calm = '(prefers-reduced-motion: reduce)';

/** The winning lines over the reels, one after another. */
const WinLines = () => {
  const { view, motion } = useSlotState();
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
    <svg className="win-lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true">
      {all.map(({ line, count }) => {
        const points = (lines[line] ?? [])
          .slice(0, count)
          .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
        return (
          <g key={line}>
            <polyline className="win-line-shade" points={points.join(' ')} />
            <polyline className="win-line" points={points.join(' ')} />
          </g>
        );
      })}
    </svg>
  );
};

/** The symbols in view, row by row, for those who do not see them. */
const Spoken = () => {
  const { words, machine } = useSlot();
  const { shown } = useSlotState().view;
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
        <WinLines />
        <Banner />
      </div>
    </section>
  );
};
