import type { CurrencyCode } from '@pavilion/money';
import { useId } from 'react';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import type { BookClientState } from '../shell/bookState.ts';
import { useBook, useWords } from '../shell/context.ts';
import { decimalOf, minorOf } from '../shell/news.ts';
import { modeOf } from './picks.ts';
import { typedStake } from './typed.ts';
import { useSlipState } from './useSlipState.ts';
import { slipWordsOf } from './words.ts';

/** Usual stakes that are offered at one touch. */
const quickStakes = 5;

/** A few of the ladder, spread from low to high. */
const spreadOf = (stakes: readonly string[]): readonly string[] => {
  if (stakes.length <= quickStakes) return stakes;
  const step = (stakes.length - 1) / (quickStakes - 1);
  return Array.from({ length: quickStakes }, (_, index) => stakes[Math.round(index * step)] ?? '');
};

const shortMoney = (value: string, currency: CurrencyCode): string =>
  money(value, currency).replace(/[.,]00$/, '');

/** What was last bet on one choice, in the currency of the page; `null` before. */
const lastStakeOf = ({ bets, currency }: BookClientState): string | null => {
  const last = bets.find(({ legs }) => legs.length === 1);
  return last ? decimalOf(minorOf(last.stake, currency), currency) : null;
};

/** The stake: typed, by steps, or chosen among the usual ones; before these, where it is low, what was last bet. */
export const StakeField = ({ hasLast = false }: { hasLast?: boolean }) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const state = useSlipState();
  const { stake, opened, currency, rest, mode, placing } = state;
  const id = useId();
  if (!opened) return null;
  const isEach = rest.length > 1 && modeOf(rest, mode) !== 'multi';
  const { stakeMin, stakeMax } = opened.limits;
  const last = hasLast ? lastStakeOf(state) : null;
  const usual = spreadOf(opened.stakes).filter((value) => value !== last);
  return (
    <div className="stake-field">
      <div className="stake-head">
        <label htmlFor={id}>{isEach ? texts.slip.stakeEach : texts.slip.stake}</label>
        <span id={`${id}-limits`} className="soft small">
          {texts.slip.limits(money(stakeMin, currency), money(stakeMax, currency))}
        </span>
      </div>
      <div className="stake-row">
        <button
          type="button"
          className="step-button"
          data-action="stake-down"
          aria-label={texts.slip.stakeDown}
          disabled={placing !== null}
          onClick={() => store.slip.stepStake(-1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          id={id}
          data-field="stake"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={16}
          value={stake}
          disabled={placing !== null}
          aria-describedby={`${id}-limits`}
          onChange={(event) => store.slip.setStake(typedStake(event.target.value))}
        />
        <button
          type="button"
          className="step-button"
          data-action="stake-up"
          aria-label={texts.slip.stakeUp}
          disabled={placing !== null}
          onClick={() => store.slip.stepStake(1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      <fieldset className="quick-stakes">
        <legend className="unseen">{texts.slip.stake}</legend>
        {(last === null ? usual : [last, ...usual]).map((value) => (
          <button
            key={value}
            type="button"
            data-action="quick-stake"
            data-value={value}
            aria-pressed={value === stake}
            disabled={placing !== null}
            onClick={() => store.slip.setStake(value)}
          >
            {value === last
              ? slipWordsOf(lang).lastStake(shortMoney(value, currency))
              : shortMoney(value, currency)}
          </button>
        ))}
      </fieldset>
    </div>
  );
};
