import { payingHands, pays } from '../../src/games/videoPoker/rules.ts';
import { RuleTexts } from '../shell/RuleTexts.tsx';
import type { PokerWords } from './words.ts';

/** The rules of draw poker, however many hands are drawn. */
export const PokerRules = ({ words }: { words: Pick<PokerWords, 'rules' | 'pays' | 'hands' | 'keys'> }) => (
  <>
    <RuleTexts rules={words.rules} />
    <h3>{words.pays}</h3>
    <table className="pay-lines">
      <tbody>
        {payingHands.map((name) => (
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
