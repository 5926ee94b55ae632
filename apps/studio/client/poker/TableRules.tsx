import { handChance, returnOf } from '../../src/games/videoPoker/return.ts';
import { payingHandsOf, payOf, variants } from '../../src/games/videoPoker/variants.ts';
import { RuleTexts } from '../shell/RuleTexts.tsx';
import { percent } from '../shell/sheets/RulesSheet.tsx';
import type { PokerWords } from './words.ts';

/** The rarest comes once in tens of thousands of rounds: four places. */
const fine = (share: number): string => `${(share * 100).toFixed(4)} %`;

/** The rules of Crane Poker, and what each pay table pays, how often, and what it returns. */
export const TableRules = ({ words, coach }: { words: PokerWords; coach: PokerWords['rules'][number] }) => (
  <>
    <RuleTexts rules={[...words.rules, coach]} />
    {variants.map((variant) => (
      <div key={variant}>
        <h3>
          {words.tables.names[variant]} · {percent(returnOf(variant))}
        </h3>
        <table className="pay-lines">
          <thead>
            <tr>
              <th scope="col">{words.tables.hand}</th>
              <th scope="col">{words.tables.chance}</th>
              <th scope="col">{words.pays}</th>
            </tr>
          </thead>
          <tbody>
            {payingHandsOf(variant).map((name) => (
              <tr key={name}>
                <td>{words.hands[name]}</td>
                <td>{fine(handChance(variant, name))}</td>
                <td>× {payOf(variant, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ))}
    <p className="soft">{words.keys}</p>
  </>
);
