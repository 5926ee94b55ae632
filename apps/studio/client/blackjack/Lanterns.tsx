import { minor, toDecimal } from '@pavilion/money';
import { countOf } from '../../src/games/blackjack/count.ts';
import {
  type LanternName,
  ladderPays,
  ladderSteps,
  type MoonName,
  moonNames,
  moons,
} from '../../src/games/blackjack/ladder.ts';
import {
  ladderChances,
  ladderReturn,
  moonChance,
  moonReturn,
} from '../../src/games/blackjack/ladderTheory.ts';
import type { Move } from '../../src/games/blackjack/outcome.ts';
import { sideUnits } from '../../src/games/blackjack/sides.ts';
import type { MoveWorth } from '../../src/games/blackjack/theory.ts';
import { unitsPerStake } from '../../src/games/units.ts';
import { shareText } from '../cards/CoachBar.tsx';
import { coachWordsOf } from '../cards/coachWords.ts';
import { amountOf, money } from '../shell/amounts.ts';
import { useShell } from '../shell/context.ts';
import { isRoundOpen } from '../shell/playState.ts';
import { RuleTexts } from '../shell/RuleTexts.tsx';
import { percent } from '../shell/sheets/RulesSheet.tsx';
import { useBlackjack, useBlackjackState } from './context.ts';
import { ladderedWordsOf } from './ladderWords.ts';

const useLanternWords = () => ladderedWordsOf(useShell().lang).lanterns;

const lastStep = ladderSteps.length - 1;

/** What the next deal would bet, or the open round has bet; and what the hand has of the stake. */
const useBets = () => {
  const state = useBlackjackState();
  const { view, stake, currency, busy } = state;
  const isOpen = isRoundOpen(state);
  const chosen = isOpen ? (view.table?.lanterns ?? []).map(({ name }) => name) : view.lanterns;
  const unit = amountOf(stake, currency) / BigInt(unitsPerStake);
  const share = (units: number): string => money(toDecimal(minor(unit * BigInt(units)), currency), currency);
  return { chosen, share, isLocked: busy || isOpen };
};

/** One bet beside the hand: its name, what it looks at, and what it costs or has won. */
const LanternBetButton = ({ name, looks }: { name: LanternName; looks?: string }) => {
  const { game } = useBlackjack();
  const { view } = useBlackjackState();
  const { chosen, share, isLocked } = useBets();
  const words = useLanternWords();
  const units = view.table?.lanterns?.find((bet) => bet.name === name)?.units ?? null;
  const pays = name === 'ladder' ? null : moons[name].pays;
  return (
    <button
      type="button"
      className="side-bet"
      data-action={`lantern-${name}`}
      data-won={units !== null && units > 0}
      data-lost={units === 0}
      aria-pressed={chosen.includes(name)}
      aria-disabled={isLocked}
      onClick={() => game.toggleLantern(name)}
    >
      <span className="side-name">{words.names[name]}</span>
      {looks && <span className="side-looks">{looks}</span>}
      <span className="side-told" data-field={`lantern-${name}`} data-units={units ?? ''}>
        {units ? `+ ${share(units)}` : `${share(sideUnits)}${pays === null ? '' : ` × ${pays}`}`}
      </span>
    </button>
  );
};

/** The steps that the dealer climbs, card by card; the one on which the dealer went over is lit. */
const Ladder = () => {
  const words = useLanternWords();
  const { view } = useBlackjackState();
  const dealer = view.table?.dealer.slice(0, view.dealerShown) ?? [];
  const isOver = countOf(dealer).total > 21;
  return (
    <ol className="ladder" aria-label={words.names.ladder}>
      {ladderSteps.map(({ cards, pays }, step) => {
        const isHere = ladderPays(dealer) === pays;
        return (
          <li key={cards} data-climbed={dealer.length >= cards} data-lit={isOver && isHere}>
            <span className="unseen">{words.cards(cards, step === lastStep)}</span>
            <span aria-hidden="true">{step === lastStep ? `${cards}+` : cards}</span>
            <b>×{pays}</b>
          </li>
        );
      })}
    </ol>
  );
};

/** The bets beside the hand: the ladder, and one of the moons. */
export const Lanterns = () => {
  const { words } = useBlackjack();
  const lanternWords = useLanternWords();
  const { chosen, share } = useBets();
  return (
    <div className="lanterns">
      <div className="ladder-row">
        <LanternBetButton name="ladder" />
        <Ladder />
      </div>
      <div className="moons">
        {moonNames.map((name) => (
          <LanternBetButton
            key={name}
            name={name}
            looks={lanternWords.range(moons[name].from, moons[name].to)}
          />
        ))}
      </div>
      <p className="side-hand">{words.sides.handStake(share(unitsPerStake - chosen.length * sideUnits))}</p>
    </div>
  );
};

const signed = (worth: number): string => `${worth < 0 ? '−' : '+'}${shareText(Math.abs(worth))}`;

/** What each move is worth, the best first. */
export const Worths = ({ worths }: { worths: readonly MoveWorth<Move>[] }) => {
  const { words } = useBlackjack();
  const coach = coachWordsOf(useShell().lang);
  return (
    <>
      <span className="coach-note">{coach.worth}</span>
      {worths.map(({ move, worth }, place) => (
        <span key={move} className="coach-worth" data-best={place === 0} data-move={move}>
          {words.moves[move]} {signed(worth)}
        </span>
      ))}
    </>
  );
};

/** A share too small for two places is told with those that it needs. */
const fine = (share: number): string => `${(share * 100).toFixed(share < 0.001 ? 4 : 2)} %`;

const moonNameOf = (words: ReturnType<typeof useLanternWords>, name: MoonName): string =>
  `${words.names[name]} · ${words.range(moons[name].from, moons[name].to)}`;

/** What the ladder and the moons pay, how often, and what they return; and what the coach does. */
export const LadderRules = () => {
  const { lang, texts } = useShell();
  const { words } = useBlackjack();
  const lanternWords = useLanternWords();
  return (
    <>
      <RuleTexts rules={[coachWordsOf(lang).rule]} />
      <h3>
        {lanternWords.names.ladder} · {percent(ladderReturn())}
      </h3>
      <table className="pay-lines">
        <thead>
          <tr>
            <th scope="col">{lanternWords.dealerOver}</th>
            <th scope="col">{words.sides.chance}</th>
            <th scope="col">{words.sides.pays}</th>
          </tr>
        </thead>
        <tbody>
          {ladderSteps.map(({ cards, pays }, step) => (
            <tr key={cards}>
              <td>{lanternWords.cards(cards, step === lastStep)}</td>
              <td>{fine(ladderChances()[step] ?? 0)}</td>
              <td>× {pays}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="pay-lines">
        <thead>
          <tr>
            <th scope="col">{lanternWords.firstTwo}</th>
            <th scope="col">{words.sides.chance}</th>
            <th scope="col">{words.sides.pays}</th>
            <th scope="col">{texts.rulesText.returnTitle}</th>
          </tr>
        </thead>
        <tbody>
          {moonNames.map((name) => (
            <tr key={name}>
              <td>{moonNameOf(lanternWords, name)}</td>
              <td>{percent(moonChance(name))}</td>
              <td>× {moons[name].pays}</td>
              <td>{percent(moonReturn(name))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
