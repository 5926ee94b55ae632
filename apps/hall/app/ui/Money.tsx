import type { Currency } from '@pavilion/contract';
import { formatMinor, parseDecimal } from '@pavilion/money';
import { classes } from './classes.ts';

export interface MoneyProps {
  /** Decimal string of the wire. */
  readonly amount: string;
  readonly currency: Currency;
  /** Shows `••••` in its place, for those who look over a shoulder. */
  readonly hidden?: boolean;
  /** Tells gain and loss by sign and word order, and by colour beside. */
  readonly signed?: boolean;
  readonly className?: string;
}

const format = ({ amount, currency, signed }: MoneyProps): string => {
  const minor = parseDecimal(amount, currency);
  if (minor === undefined) return amount;
  return `${signed && minor > 0n ? '+' : ''}${formatMinor(minor, currency)}`;
};

/** An amount with its sign, in figures of one width, so that a changing number does not jump. */
export const Money = (props: MoneyProps) => {
  const { amount, hidden = false, signed = false, className } = props;
  const gain = signed && !amount.startsWith('-') && /[1-9]/.test(amount);
  const loss = signed && amount.startsWith('-');
  return (
    <span
      className={classes(
        'tnum whitespace-nowrap',
        gain && 'text-jade',
        loss && 'text-cinnabar-text',
        className,
      )}
    >
      {hidden ? '••••••' : format(props)}
    </span>
  );
};
