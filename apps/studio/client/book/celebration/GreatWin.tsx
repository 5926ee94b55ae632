import '../styles/celebration.css';
import { useEffect } from 'react';
import { money, sumOf } from '../../shell/amounts.ts';
import { CountedWin, Sparks } from '../../shell/Celebration.tsx';
import { type KeyHandler, useKeys } from '../../shell/keys.ts';
import { RoundButton } from '../../shell/RoundButton.tsx';
import { betName } from '../shell/betName.ts';
import { useBook, useBookState, useWords } from '../shell/context.ts';
import type { Great } from '../shell/great.ts';
import { celebrationWordsOf } from './words.ts';

/** How long it stands, by tier: the amount has counted up long before. Milliseconds. */
const staysMs = [0, 5_000, 6_000, 8_000] as const;

const escapeTo =
  (close: () => void): KeyHandler =>
  (code) => {
    if (code === 'Escape') close();
    return code === 'Escape';
  };

/** Over the page: a win that deserves it, or several at once as their sum. It goes by itself, with Escape, or with a press. */
export const GreatWin = ({ great: { bets, tier } }: { great: Great }) => {
  const { texts, lang } = useWords();
  const { store } = useBook();
  const { currency } = useBookState();
  const words = celebrationWordsOf(lang);
  const amount = sumOf(
    bets.map(({ won }) => won ?? '0'),
    currency,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is added stands as long as what was first
  useEffect(() => {
    const timer = setTimeout(store.forgetGreat, staysMs[tier]);
    return () => clearTimeout(timer);
  }, [store, tier, amount]);
  useKeys(true, escapeTo(store.forgetGreat));
  const [bet] = bets;
  return (
    <div className="great-win" data-field="celebration" data-tier={tier}>
      <Sparks tier={tier} />
      <section className="great-card" aria-label={words.great[tier === 0 ? 0 : tier - 1]}>
        <p className="great-title">{words.great[tier === 0 ? 0 : tier - 1]}</p>
        <p className="great-amount">
          <span className="unseen" data-field="great-amount" data-value={amount}>
            {money(amount, currency)}
          </span>
          <span aria-hidden="true">
            <CountedWin amount={amount} currency={currency} tier={tier} />
          </span>
        </p>
        <p className="great-name">
          {bets.length === 1 && bet ? betName(bet, lang, texts) : words.bets(bets.length)}
        </p>
        <RoundButton action="close-celebration" icon="x" label={texts.close} onPress={store.forgetGreat} />
      </section>
    </div>
  );
};
