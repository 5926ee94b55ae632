import { minor, toDecimal } from '@pavilion/money';
import type { HoldWorth } from '../../src/games/videoPoker/advice.ts';
import { variantOf } from '../../src/games/videoPoker/rules.ts';
import { payingHandsOf, payOf, type Variant, variants } from '../../src/games/videoPoker/variants.ts';
import { CoachBar, shareText } from '../cards/CoachBar.tsx';
import { MiniCards } from '../cards/MiniCards.tsx';
import { amountOf, money } from '../shell/amounts.ts';
import { useStoreState } from '../shell/given.ts';
import { MoveButton } from '../shell/MoveButton.tsx';
import { isRoundOpen } from '../shell/playState.ts';
import { RoundWin } from '../shell/RoundWin.tsx';
import { CardRow } from './CardRow.tsx';
import { usePoker, usePokerState } from './context.ts';
import { type HoldAdvice, worthOfHold } from './pokerGame.ts';

/** The pay table that counts: of the open round, or of the next one. */
const useVariant = (): Variant => {
  const state = usePokerState();
  const { hand, variant } = state.view;
  return isRoundOpen(state) && hand ? variantOf(hand) : variant;
};

/** The pay tables; one is chosen before the deal. */
const Variants = () => {
  const { game, words } = usePoker();
  const state = usePokerState();
  const chosen = useVariant();
  return (
    <fieldset className="pay-tables">
      <legend className="unseen">{words.tables.choose}</legend>
      {variants.map((variant) => (
        <button
          key={variant}
          type="button"
          data-action={`table-${variant}`}
          aria-pressed={variant === chosen}
          aria-disabled={state.busy || isRoundOpen(state)}
          onClick={() => game.choose(variant)}
        >
          {words.tables.names[variant]}
        </button>
      ))}
    </fieldset>
  );
};

/** What each hand pays with the stake that is set; the hand that lies is marked. */
const PayLines = () => {
  const { words } = usePoker();
  const { stake, currency, view } = usePokerState();
  const variant = useVariant();
  const shown = view.hand && variantOf(view.hand) === variant ? view.hand.hand : 'nothing';
  return (
    <ul className="pay-list" aria-label={`${words.pays}: ${words.tables.names[variant]}`}>
      {payingHandsOf(variant).map((name) => (
        <li key={name} data-on={name === shown}>
          <span>{words.hands[name]}</span>
          <b>
            {money(
              toDecimal(minor(amountOf(stake, currency) * BigInt(payOf(variant, name))), currency),
              currency,
            )}
          </b>
        </li>
      ))}
    </ul>
  );
};

/** What the best hold brings on average, and what the one that is set does. */
const Advice = ({ worths }: { worths: readonly HoldWorth[] }) => {
  const { words } = usePoker();
  const { held } = usePokerState().view;
  const best = worths[0];
  if (!best) return null;
  return (
    <>
      {best.held.length === 0 && `${words.advice.none} `}
      {words.advice.best(shareText(best.mean))}
      {' · '}
      {words.advice.yours(shareText(worthOfHold(worths, held)))}
    </>
  );
};

/** The cards that should have been held. */
const BestHold = ({ advice: { cards, worths } }: { advice: HoldAdvice }) => {
  const { words } = usePoker();
  const held = worths[0]?.held ?? [];
  if (held.length === 0) return words.advice.none;
  return (
    <>
      {words.advice.mark} <MiniCards hands={[held.map((place) => cards[place] ?? 0)]} />
    </>
  );
};

/** The five cards; a press on one holds it. */
export const PokerHand = () => {
  const { game, words } = usePoker();
  const state = usePokerState();
  const { view, busy, motion } = state;
  const { isShown, advice } = useStoreState(game.coach);
  const isOpen = isRoundOpen(state) && view.hand?.held === null;
  const best = isOpen && isShown ? advice?.worths[0] : undefined;
  return (
    <section className="felt" data-field="table" data-state={motion} aria-label={words.cards}>
      <RoundWin />
      <Variants />
      <PayLines />
      <CardRow
        cards={view.hand?.cards}
        held={view.held}
        heldWord={words.held}
        canHold={!busy && isRoundOpen(state)}
        onToggle={game.toggle}
        {...(best && { best: { places: best.held, word: words.advice.mark } })}
      />
      <CoachBar
        coach={game.coach}
        isOpen={isOpen}
        onToggle={game.toggleCoach}
        missed={(given) => <BestHold advice={given} />}
      >
        {({ worths }) => <Advice worths={worths} />}
      </CoachBar>
    </section>
  );
};

/** Deals, or draws. */
export const DrawButton = () => {
  const { game, words } = usePoker();
  const state = usePokerState();
  const label = state.busy ? words.dealing : isRoundOpen(state) ? words.draw : words.deal;
  return (
    <div className="moves">
      <MoveButton label={label} isBusy={state.busy} onPress={game.press} />
    </div>
  );
};
