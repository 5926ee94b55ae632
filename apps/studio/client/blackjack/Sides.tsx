import { minor, toDecimal } from '@pavilion/money';
import {
  paysOfSide,
  sideChances,
  sideNames,
  sidePays,
  sideReturn,
  sideUnits,
} from '../../src/games/blackjack/sides.ts';
import { unitsPerStake } from '../../src/games/units.ts';
import { amountOf, money } from '../shell/amounts.ts';
import { isRoundOpen } from '../shell/playState.ts';
import { percent } from '../shell/sheets/RulesSheet.tsx';
import { useBlackjack, useBlackjackState } from './context.ts';

/** The bets beside the hand: made before the deal, decided with it. */
export const Sides = () => {
  const { game, words } = useBlackjack();
  const state = useBlackjackState();
  const { view, stake, currency, busy } = state;
  const isOpen = isRoundOpen(state);
  const unit = amountOf(stake, currency) / BigInt(unitsPerStake);
  const share = (units: number): string => money(toDecimal(minor(unit * BigInt(units)), currency), currency);
  const chosen = isOpen ? (view.table?.sides ?? []).map(({ name }) => name) : view.sides;
  return (
    <div className="side-bets">
      {sideNames.map((name) => {
        const side = view.table?.sides?.find((bet) => bet.name === name);
        const pays = side ? paysOfSide(side) : 0;
        return (
          <button
            key={name}
            type="button"
            className="side-bet"
            data-action={`side-${name}`}
            data-won={pays > 0}
            data-lost={side !== undefined && pays === 0}
            aria-pressed={chosen.includes(name)}
            aria-disabled={busy || isOpen}
            onClick={() => game.toggleSide(name)}
          >
            <span className="side-name">{words.sides.names[name]}</span>
            <span className="side-told" data-field={`side-${name}`} data-result={side?.result ?? ''}>
              {side?.result ? `${words.sides.results[side.result]} × ${pays}` : share(sideUnits)}
            </span>
          </button>
        );
      })}
      <span className="side-hand">
        {words.sides.handStake(share(unitsPerStake - chosen.length * sideUnits))}
      </span>
    </div>
  );
};

/** What side bets pay, how often, and what they return. */
export const SideRules = () => {
  const { words } = useBlackjack();
  return (
    <>
      {sideNames.map((name) => (
        <div key={name}>
          <h3>
            {words.sides.names[name]} · {percent(sideReturn(name))}
          </h3>
          <table className="pay-lines">
            <thead>
              <tr>
                <th scope="col">{words.sides.title}</th>
                <th scope="col">{words.sides.chance}</th>
                <th scope="col">{words.sides.pays}</th>
              </tr>
            </thead>
            <tbody>
              {[...sideChances(name)]
                .sort(([, one], [, other]) => one - other)
                .map(([result, chance]) => (
                  <tr key={result}>
                    <td>{words.sides.results[result]}</td>
                    <td>{percent(chance)}</td>
                    <td>× {sidePays[name][result]}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
};
