import { Icon } from '../../shell/Icon.tsx';
import { usePriceMove, useWords } from '../shell/context.ts';
import { priceText } from '../slip/picks.ts';

interface PriceButtonProps {
  /** What the price is of, where what stands beside it does not say it all: read out before it. */
  readonly context: string;
  /** What stands beside the price. */
  readonly shown: string;
  /** Thousandths; `null` while nothing can be bet on it. */
  readonly price: number | null;
  /** What it stood at before something that is told beside it, where it is compared with that. */
  readonly was?: number | undefined;
  /** What it stood at last, where it has no price for a moment. */
  readonly last?: number | undefined;
  /** Briefly, why it has no price. */
  readonly why: string;
  /** Why it cannot be pressed for a moment, although it is shown. */
  readonly held?: string;
  /** Something else has just stood in its place: it can be seen that it is another bet before it can be pressed. */
  readonly isNew?: boolean;
  readonly isPicked: boolean;
  /** Whether the player has an open bet on it. */
  readonly isBetOn?: boolean;
  readonly onPick: () => void;
  readonly selection: string;
}

/** What stands in place of a price: what it was last, behind a lock, or else why there is none, which is read out in any case. */
const Shut = ({ last, why }: Pick<PriceButtonProps, 'last' | 'why'>) =>
  last === undefined ? (
    <span className="price-shut">
      <Icon name="lock" size={14} />
      <span className="price-why">{why}</span>
    </span>
  ) : (
    <span className="price-value price-last">
      <span className="price-held">
        <Icon name="lock" size={13} />
      </span>
      {priceText(last)}
      <span className="unseen"> {why}</span>
    </span>
  );

/** A price to press. Where it has moved it says so with a sign, and in words for those who listen. */
export const PriceButton = ({
  context,
  shown,
  price,
  was,
  last,
  why,
  held,
  isNew = false,
  isPicked,
  isBetOn = false,
  onPick,
  selection,
}: PriceButtonProps) => {
  const { texts } = useWords();
  const moved = usePriceMove(`${context} ${shown}`, price);
  const isCompared = was !== undefined && price !== null && was !== price;
  const move = isCompared ? (price > was ? 'up' : 'down') : moved;
  return (
    <button
      type="button"
      className="price-button"
      data-action="pick"
      data-selection={selection}
      data-move={move ?? undefined}
      data-bet={isBetOn || undefined}
      data-new={isNew || undefined}
      aria-pressed={isPicked}
      disabled={price === null && !isPicked}
      // Not disabled: that would take the focus away from whoever has it.
      aria-disabled={held !== undefined || isNew}
      onClick={held === undefined && !isNew ? onPick : undefined}
    >
      <span className="unseen">{context} </span>
      <span className="price-what">{shown}</span>{' '}
      {price === null ? (
        <Shut last={last} why={why} />
      ) : (
        <span className="price-value">
          {isCompared && <s className="price-was">{priceText(was)}</s>}
          {held !== undefined ? (
            <span className="price-held">
              <Icon name="lock" size={13} />
            </span>
          ) : (
            move !== null && <Icon name={move === 'up' ? 'chevron-up' : 'chevron-down'} size={14} />
          )}
          {priceText(price)}
          {move !== null && <span className="unseen"> {texts[move]}</span>}
        </span>
      )}
      {held !== undefined && <span className="unseen"> {held}</span>}
      {isBetOn && <span className="price-bet">{texts.betOn}</span>}
    </button>
  );
};
