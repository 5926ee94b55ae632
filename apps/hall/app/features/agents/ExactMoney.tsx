import type { Currency } from '@pavilion/contract';
import { exponentOf } from '@pavilion/money';
import { Money } from '../../ui/Money.tsx';

interface ExactMoneyProps {
  /** Decimal string of the wire, with as many decimals as the amount has. */
  readonly amount: string;
  readonly currency: Currency;
  readonly signed?: boolean;
}

/** An amount that is counted finer than the currency: shown cut to its decimals, whole in the tooltip. */
export const ExactMoney = ({ amount, currency, signed = false }: ExactMoneyProps) => {
  const [whole = '0', fraction = ''] = amount.split('.');
  const decimals = fraction.slice(0, exponentOf(currency));
  return (
    <span title={amount}>
      <Money amount={decimals === '' ? whole : `${whole}.${decimals}`} currency={currency} signed={signed} />
    </span>
  );
};
