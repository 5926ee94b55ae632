import type { Currency } from '@pavilion/contract';
import { symbolOf } from '@pavilion/money';
import { classes } from '../../ui/classes.ts';
import { Money } from '../../ui/Money.tsx';
import { jackpotFigures } from './model/jackpotFigures.ts';

const column = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/** One window of the counter: a column of ten figures behind it, turned to the right one. */
const FigureWindow = ({ figure, leading }: { figure: number; leading: boolean }) => (
  <span className="relative block h-[1.5em] w-[.98em] overflow-hidden rounded-[.14em] bg-ground ring-1 ring-line ring-inset">
    <span
      className={classes(
        'block whitespace-pre text-center leading-[1.5em] transition-transform duration-[900ms]',
        leading ? 'text-text-3' : 'text-accent',
      )}
      style={{ transform: `translateY(${-figure * 1.5}em)` }}
    >
      {column}
    </span>
  </span>
);

/** The jackpot's total like the date of a good watch: ten whole figures (spec §9) and the decimals, each in its window. */
export const JackpotFigures = ({
  amount,
  currency,
  className,
}: {
  amount: string;
  currency: Currency;
  className?: string;
}) => {
  const { whole, decimals, leadingZeros } = jackpotFigures(amount);
  return (
    <span className={classes('inline-flex items-center font-semibold', className)}>
      <span className="sr-only">
        <Money amount={amount} currency={currency} />
      </span>
      <span aria-hidden className="tnum inline-flex items-end gap-[.09em]">
        <span className="mr-[.25em] self-center text-[.6em] text-text-2">{symbolOf(currency)}</span>
        {whole.map((figure, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place
            key={position}
            className={classes((whole.length - position) % 3 === 0 && position > 0 && 'ml-[.16em]')}
          >
            <FigureWindow figure={figure} leading={position < leadingZeros} />
          </span>
        ))}
        {decimals.length > 0 && (
          <span className="ml-[.2em] inline-flex gap-[.09em] text-[.62em]">
            {decimals.map((figure, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place
              <FigureWindow key={position} figure={figure} leading={false} />
            ))}
          </span>
        )}
      </span>
    </span>
  );
};
