import { sheetTextsOf } from '../sheetTexts/texts.ts';
import { oddsText, useTable } from './context.ts';
import { chanceText, ReturnsHead } from './RulesSheet.tsx';

export interface PayLine {
  readonly name: string;
  /** 0–1. */
  readonly chance: number;
  /** Hundredths of the stake that come back. */
  readonly pays: number;
}

/** What a bet pays for each way to win it, the rarest first. */
export const PayLines = ({ title, lines }: { title: string; lines: readonly PayLine[] }) => {
  const { lang } = useTable();
  const text = sheetTextsOf(lang).rules;
  return (
    <table className="returns pay-lines">
      <ReturnsHead heads={[title, text.chance, text.pays]} />
      <tbody>
        {lines.map(({ name, chance, pays }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{chanceText(chance)}</td>
            <td>{oddsText(pays)}:1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
