import { useEffect, useState } from 'react';
import { lines } from '../../src/engine/machine.ts';
import { money, useGame, useGameState } from './context.ts';

const lineShownMs = 1_300;
const calm = '(prefers-reduced-motion: reduce)';

/** The winning lines over the reels, one after another. */
const WinLines = () => {
  const { shown, reels } = useGameState();
  const wins = reels === 'settled' ? (shown?.lineWins ?? []) : [];
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
  const { texts, machine } = useGame();
  const { shown } = useGameState();
  if (!shown) return null;
  return (
    <ul className="unseen">
      {[0, 1, 2].map((row) => (
        <li key={row}>
          {shown.window
            .map((column) => texts.symbols[machine.letters[column[row] ?? ''] ?? ''] ?? '')
            .join(', ')}
        </li>
      ))}
    </ul>
  );
};

/** Told over the reels: free spins won or waiting, how far they are, and a great win. */
const Banner = () => {
  const { game, texts, machine } = useGame();
  const { feature, notice, currency, busy } = useGameState();
  if (feature?.waiting && !busy) {
    const fresh = notice.kind === 'free_won' && feature.played > 0;
    return (
      <div className="banner" data-field="feature">
        <p className="banner-title">
          {fresh && notice.kind === 'free_won'
            ? texts.freeMore(notice.count)
            : texts.freeTitle(feature.awarded - feature.played)}
        </p>
        <p>{texts.game[machine.gameCode]?.free}</p>
        <button type="button" className="main-button" data-action="start-free" onClick={game.press}>
          {texts.startFree(feature.awarded - feature.played)}
        </button>
      </div>
    );
  }
  if (notice.kind === 'won' && notice.great) {
    return (
      <div className="banner great" aria-hidden="true">
        <p className="banner-title">{texts.great}</p>
        <p className="banner-amount">{money(notice.won, currency)}</p>
      </div>
    );
  }
  return null;
};

const FeatureStrip = () => {
  const { texts } = useGame();
  const { feature, currency } = useGameState();
  if (!feature) return null;
  return (
    <p className="feature-strip" data-field="free-spins" data-left={feature.awarded - feature.played}>
      <span>{texts.freeSpin(feature.played, feature.awarded)}</span>
      <b>{money(feature.won, currency)}</b>
    </p>
  );
};

/** The frame of the reels. What turns inside it is drawn by a painter into `host`. */
export const Reels = ({ host }: { host: (element: HTMLDivElement | null) => void }) => {
  const { texts } = useGame();
  const { reels } = useGameState();
  return (
    <section className="reels-frame" aria-label={texts.reelsLabel}>
      <FeatureStrip />
      <div className="reels" data-state={reels} data-field="reels">
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
