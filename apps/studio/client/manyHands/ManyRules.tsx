import { handsVariant } from '../../src/games/manyHands/rules.ts';
import { payingHandsOf, payOf } from '../../src/games/videoPoker/variants.ts';
import type { PokerWords } from '../poker/words.ts';
import { RuleTexts } from '../shell/RuleTexts.tsx';

/** The rules of draw poker with several hands. */
export const ManyRules = ({ words }: { words: Pick<PokerWords, 'rules' | 'pays' | 'hands' | 'keys'> }) => (
  <>
    <RuleTexts rules={words.rules} />
    <h3>{words.pays}</h3>
    <table className="pay-lines">
      <tbody>
        {payingHandsOf(handsVariant).map((name) => (
          <tr key={name}>
            <td>{words.hands[name]}</td>
            <td>× {payOf(handsVariant, name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="soft">{words.keys}</p>
  </>
);
