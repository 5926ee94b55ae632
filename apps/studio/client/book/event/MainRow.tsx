import '../styles/mainRow.css';
import type { EventView } from '../../../src/book/views.ts';
import { PriceButton } from '../events/PriceButton.tsx';
import { shutOf } from '../events/shut.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBetOn, useBook, useBookState, useTerms, useWords } from '../shell/context.ts';
import { isPicked } from '../slip/picks.ts';

/** Why prices wait while the picture plays an end, by the sport; `undefined` where they do not. */
export const useHeldWord = ({ sport }: Pick<EventView, 'sport'>, isHeld: boolean): string | undefined => {
  const words = boardOf(useWords().lang).held;
  return isHeld ? words[sport === 'siege' || sport === 'racket' ? sport : 'attack'] : undefined;
};

/** The first market once more, right below the picture: play and prices are seen together on a phone. */
export const MainRow = ({ event, isHeld }: { event: EventView; isHeld: boolean }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { picks } = useBookState();
  const isBetOn = useBetOn();
  const termsOf = useTerms();
  const held = useHeldWord(event, isHeld);
  const { main, phase } = event;
  if (main === null || (phase !== 'live' && phase !== 'coming')) return null;
  const terms = termsOf(main, event);
  const title = texts.market(terms);
  return (
    <fieldset className="main-row" data-held={isHeld} data-count={main.selections.length}>
      <legend className="unseen">{title}</legend>
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
