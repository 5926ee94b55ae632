import { minor, toDecimal } from '@pavilion/money';
import { payingHands, pays } from '../../src/games/videoPoker/rules.ts';
import { amountOf, money } from '../shell/amounts.ts';
import { MoveButton } from '../shell/MoveButton.tsx';
import { isRoundOpen } from '../shell/playState.ts';
import { RoundWin } from '../shell/RoundWin.tsx';
import { CardRow } from './CardRow.tsx';
import { usePoker, usePokerState } from './context.ts';

/** What each hand pays with the stake that is set; the hand that lies is marked. */
const PayLines = () => {
  const { words } = usePoker();
  const { stake, currency, view } = usePokerState();
  const shown = view.hand?.hand ?? 'nothing';
  return (
    <table className="pay-lines" aria-label={words.pays}>
      <tbody>
        {payingHands.map((name) => (
          <tr key={name} data-on={name === shown}>
            <td>{words.hands[name]}</td>
            <td>
              {money(toDecimal(minor(amountOf(stake, currency) * BigInt(pays[name])), currency), currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The five cards; a press on one holds it. */
export const PokerHand = () => {
  const { game, words } = usePoker();
  const state = usePokerState();
  const { view, busy, motion } = state;
  return (
    <section className="felt" data-field="table" data-state={motion} aria-label={words.cards}>
      <RoundWin />
      <PayLines />
      <CardRow
        cards={view.hand?.cards}
        held={view.held}
        heldWord={words.held}
        canHold={!busy && isRoundOpen(state)}
        onToggle={game.toggle}
      />
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
