import '../styles/celebration.css';
import { useEffect } from 'react';
import { money, sumOf } from '../../shell/amounts.ts';
import { CountedWin, Sparks } from '../../shell/Celebration.tsx';
import { type KeyHandler, useKeys } from '../../shell/keys.ts';
import { RoundButton } from '../../shell/RoundButton.tsx';
import type { GreatTier } from '../../shell/tiers.ts';
import { betName } from '../shell/betName.ts';
import { useBook, useBookState, useWords } from '../shell/context.ts';
import type { Great } from '../shell/great.ts';
import { celebrationWordsOf } from './words.ts';

/** How long it stands, by tier: the amount has counted up long before. Milliseconds. */
const staysMs: Readonly<Record<GreatTier, number>> = { 1: 5_000, 2: 6_000, 3: 8_000 };

const escapeTo =
  (close: () => void): KeyHandler =>
  (code) => {
    if (code === 'Escape') close();
    return code === 'Escape';
  };

/** Over the page: a win that deserves it, or several at once as their sum. It goes by itself, with Escape, or with a press. */
export const GreatWin = ({ great }: { great: Great }) => {
  const { bets, tier } = great;
  const { texts, lang } = useWords();
  const { store } = useBook();
  const { currency } = useBookState();
  const words = celebrationWordsOf(lang);
  const amount = sumOf(
    bets.map(({ won }) => won ?? '0'),
    currency,
  );
  // What is added stands as long as what was first.
  useEffect(() => {
    const timer = setTimeout(store.forgetGreat, staysMs[great.tier]);
    return () => clearTimeout(timer);
  }, [store, great]);
  useKeys(true, escapeTo(store.forgetGreat));
  const title = words.great[tier - 1];
  const [bet] = bets;
  return (
    <div className="great-win" data-field="celebration" data-tier={tier}>
      <Sparks tier={tier} />
      <section className="great-card" aria-label={title}>
        <p className="great-title">{title}</p>
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
