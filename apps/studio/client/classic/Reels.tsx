import { lines } from '../../src/games/classic/machine.ts';
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
        <div className="reels-host" ref={host} />
        <Spoken />
        <WinningLines />
        <Banner />
        <PearlWon />
      </div>
    </section>
  );
};
