import '../styles/mainRow.css';
import type { EventView, MarketView } from '../../../src/book/views.ts';
import { PriceButton } from '../events/PriceButton.tsx';
import { shutOf } from '../events/shut.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBetOn, useBook, useBookState, useTerms, useWords } from '../shell/context.ts';
import { isPicked } from '../slip/picks.ts';
import { isTooSure } from './MarketBox.tsx';

/** Why prices wait while the picture plays an end, by the sport; `undefined` where they do not. */
export const useHeldWord = ({ sport }: Pick<EventView, 'sport'>, isHeld: boolean): string | undefined => {
  const words = boardOf(useWords().lang).held;
  return isHeld ? words[sport === 'siege' || sport === 'racket' ? sport : 'attack'] : undefined;
};

/** The market whose prices stand below the picture: the first one, until it is over; the league has no picture. */
export const rowMarketOf = ({
  main,
  phase,
  sport,
}: Pick<EventView, 'main' | 'phase' | 'sport'>): MarketView | null =>
  sport !== 'league' && (phase === 'live' || phase === 'coming') ? main : null;

/** The first market under its name, right below the picture: play and prices are seen together on a phone. */
export const MainRow = ({ event, isHeld }: { event: EventView; isHeld: boolean }) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const { picks } = useBookState();
  const isBetOn = useBetOn();
  const termsOf = useTerms();
  const held = useHeldWord(event, isHeld);
  const main = rowMarketOf(event);
  if (main === null) return null;
  const terms = termsOf(main, event);
  const title = texts.market(terms);
  return (
    <fieldset
      className="main-row"
      data-market={main.id}
      data-held={isHeld}
      data-count={main.selections.length}
    >
      <legend>
        {title}
        {isTooSure(event, main) && ` · ${boardOf(lang).decided}`}
      </legend>
      {main.selections.map(({ code, price }) => {
        const leg = { event: event.id, market: main.id, selection: code };
        return (
          <PriceButton
            key={code}
            selection={code}
            context={title}
            shown={texts.selection(code, terms)}
            price={event.isSuspended ? null : price}
            why={texts.shut[shutOf(event, main)]}
            {...(held !== undefined && { held })}
            isPicked={isPicked(picks, leg)}
            isBetOn={isBetOn(leg)}
            onPick={() => store.slip.pick(event, main, code)}
          />
        );
      })}
    </fieldset>
  );
};
