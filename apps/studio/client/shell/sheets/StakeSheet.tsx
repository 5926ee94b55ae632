import '../../styles/panels.css';
import { useEffect, useRef } from 'react';
import { money } from '../amounts.ts';
import { useShell, useShellState } from '../context.ts';
import { panelWordsOf } from '../panelWords.ts';
import { Sheet } from './Sheet.tsx';

/** Every stake that the game offers, in the member's currency; the greatest is marked. */
const StakeSheet = ({ onClose }: { onClose: () => void }) => {
  const { play, texts, lang } = useShell();
  const { stake, stakes, currency } = useShellState();
  const words = panelWordsOf(lang);
  const set = useRef<HTMLButtonElement>(null);
  useEffect(() => set.current?.focus(), []);
  return (
    <Sheet title={words.stakeChoose} closeLabel={texts.close} onClose={onClose}>
      <ul className="stake-list">
        {stakes.map((offered) => (
          <li key={offered}>
            <button
              ref={offered === stake ? set : null}
              type="button"
              className="quiet-button"
              data-action="set-stake"
              data-value={offered}
              aria-pressed={offered === stake}
              onClick={() => {
                play.setStake(offered);
                onClose();
              }}
            >
              {money(offered, currency)}
              {offered === stakes.at(-1) && <small>{words.greatest}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

export default StakeSheet;
