import { minor, toDecimal } from '@pavilion/money';
import { handNames, pays } from '../../src/games/videoPoker/rules.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { amountOf, money } from '../shell/amounts.ts';
import { useShell } from '../shell/context.ts';
import { isRoundOpen } from '../shell/playState.ts';
import { usePoker, usePokerState } from './context.ts';

/** What each hand pays with the stake that is set; the hand that lies is marked. */
const PayLines = () => {
  const { words } = usePoker();
  const { stake, currency, view } = usePokerState();
  const shown = view.hand?.hand ?? 'nothing';
  const paying = handNames.filter((name) => name !== 'nothing').reverse();
  return (
    <table className="pay-lines" aria-label={words.pays}>
      <tbody>
        {paying.map((name) => (
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

const places = [0, 1, 2, 3, 4] as const;

/** The five cards; a press on one holds it. */
export const PokerHand = () => {
  const { game, words } = usePoker();
  const { lang } = useShell();
  const state = usePokerState();
  const { view, busy, motion } = state;
  const choosing = isRoundOpen(state);
  return (
    <section className="felt" data-field="table" data-state={motion} aria-label={words.cards}>
      <PayLines />
      <div className="card-row">
        {places.map((place) => {
          const held = view.held.includes(place);
          return (
            <button
              key={place}
              type="button"
              className="card-place"
              data-action={`hold-${place + 1}`}
              aria-pressed={held}
              disabled={busy || !choosing}
              onClick={() => game.toggle(place)}
            >
              <CardFace card={view.hand?.cards[place] ?? null} lang={lang} />
              <span className="hold">{held ? words.held : ''}</span>
            </button>
          );
        })}
      </div>
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
      <button
        type="button"
        className="move main"
        data-action="play"
        // Not `disabled`: it would lose the focus of whoever presses it by keyboard.
        aria-disabled={state.busy}
        onClick={game.press}
      >
        {label}
      </button>
    </div>
  );
};

export const PokerRules = () => {
  const { words } = usePoker();
  return (
    <>
      {words.rules.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
      <h3>{words.pays}</h3>
      <table className="pay-lines">
        <tbody>
          {handNames
            .filter((name) => name !== 'nothing')
            .reverse()
            .map((name) => (
              <tr key={name}>
                <td>{words.hands[name]}</td>
                <td>× {pays[name]}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="soft">{words.keys}</p>
    </>
  );
};
