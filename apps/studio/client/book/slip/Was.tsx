import { useWords } from '../shell/context.ts';
import { priceText } from './picks.ts';

/** What a price that has moved stood at before: struck out, above it. */
export const Was = ({ price }: { price: number }) => {
  const { texts } = useWords();
  return (
    <span className="leg-was soft small">
      <s aria-hidden="true">{priceText(price)}</s>
      <span className="unseen">{texts.slip.was(priceText(price))}</span>
    </span>
  );
};
