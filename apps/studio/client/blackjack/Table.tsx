import { countOf } from '../../src/games/blackjack/count.ts';
import type { Hand } from '../../src/games/blackjack/outcome.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { CoachBar } from '../cards/CoachBar.tsx';
import { useShell } from '../shell/context.ts';
import { MoveButton } from '../shell/MoveButton.tsx';
import { isRoundOpen } from '../shell/playState.ts';
import { RoundWin } from '../shell/RoundWin.tsx';
import { RuleTexts } from '../shell/RuleTexts.tsx';
import { mainMove } from './blackjackGame.ts';
import { useBlackjack, useBlackjackState } from './context.ts';
import { LadderRules, Lanterns, Worths } from './Lanterns.tsx';
import { SideRules, Sides } from './Sides.tsx';

/** Where the first two cards will lie. */
const Spaces = () => (
  <div className="hand-spaces" aria-hidden="true">
    <span />
    <span />
  </div>
);

const Cards = ({ cards, hidden = 0 }: { cards: readonly number[]; hidden?: number }) => {
  const { lang } = useShell();
  if (cards.length + hidden === 0) return <Spaces />;
  const all = [...cards, ...Array.from({ length: hidden }, () => null)];
  return (
    <ol className="hand-cards">
      {all.map((card, place) => (
        // A place keeps its card, so the place is its key.
        // biome-ignore lint/suspicious/noArrayIndexKey: cards never change places
        <li key={place}>
          <CardFace card={card} lang={lang} />
        </li>
      ))}
    </ol>
  );
};

const PlayerHand = ({ hand, number, active }: { hand: Hand; number: number | null; active: boolean }) => {
  const { words } = useBlackjack();
  const { total, soft } = countOf(hand.cards);
  return (
    <div
      className="hand"
      data-field="hand"
      data-active={active}
      data-total={total}
      data-result={hand.result ?? ''}
    >
      <Cards cards={hand.cards} />
      <p className="hand-line">
        {number === null ? words.player : words.handOf(number)}: {words.count(total, soft)}
        {hand.stakes > 1 && <span className="chip">{words.doubled}</span>}
        {hand.result !== null && <span className="chip">{words.results[hand.result]}</span>}
      </p>
    </div>
  );
};

/** The felt with the dealer's cards and the player's hands. */
export const Table = () => {
  const { game, words } = useBlackjack();
  const state = useBlackjackState();
  const { view, motion } = state;
  const { table, dealerShown } = view;
  const dealer = table?.dealer.slice(0, dealerShown) ?? [];
  const { total, soft } = countOf(dealer);
  return (
    <section
      className={game.beside === 'lanterns' ? 'felt laddered' : 'felt'}
      aria-label={words.table}
      data-field="table"
      data-state={motion}
    >
      <RoundWin />
      <div className="hand" data-field="dealer" data-total={total}>
        <Cards cards={dealer} hidden={table && dealer.length < 2 ? 2 - dealer.length : 0} />
        <p className="hand-line">
          {words.dealer}
          {dealer.length > 0 && `: ${words.count(total, soft)}`}
        </p>
      </div>
      <div className="hands">
        {table ? (
          table.hands.map((hand, index) => (
            <PlayerHand
              // biome-ignore lint/suspicious/noArrayIndexKey: hands never change places
              key={index}
              hand={hand}
              number={table.hands.length > 1 ? index + 1 : null}
              active={table.active === index}
            />
          ))
        ) : (
          <div className="hand" data-field="hand">
            <Cards cards={[]} />
            <p className="hand-line">{words.player}</p>
          </div>
        )}
      </div>
      {game.beside === 'sides' && <Sides />}
      {game.beside === 'lanterns' && (
        <>
          <Lanterns />
          <CoachBar
            coach={game.coach}
            isOpen={isRoundOpen(state) && (table?.can.length ?? 0) > 0}
            onToggle={game.toggleCoach}
          >
            {(worths) => <Worths worths={worths} />}
          </CoachBar>
          <p className="felt-note">{words.felt}</p>
        </>
      )}
    </section>
  );
};

/** Deal, or whatever the table allows. */
export const Moves = () => {
  const { game, words } = useBlackjack();
  const { busy } = useBlackjackState();
  const choices = game.choices();
  return (
    <div className="moves" data-field="moves">
      {choices.map((move) => (
        <MoveButton
          key={move}
          action={move}
          isMain={move === mainMove(choices)}
          label={words.moves[move]}
          isBusy={busy}
          onPress={() => game.move(move)}
        />
      ))}
      {choices.length === 0 && (
        <MoveButton label={busy ? words.dealing : words.deal} isBusy={busy} onPress={game.deal} />
      )}
    </div>
  );
};

export const BlackjackRules = () => {
  const { game, words } = useBlackjack();
  return (
    <>
      <RuleTexts rules={words.rules} />
      {game.beside === 'sides' ? <SideRules /> : <LadderRules />}
      <p className="soft">{words.keys}</p>
    </>
  );
};
