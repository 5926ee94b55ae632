import type { MarketKind } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { Sheet } from '../../shell/sheets/Sheet.tsx';
import { percentText, useBook, useBookState, useWords } from './context.ts';

/** Markets that take less than others, in the order of the rules. */
const narrowKinds = [
  'score',
  'both',
  'parity',
  'half',
  'half-total',
] as const satisfies readonly MarketKind[];

/** How bets are taken and settled, with the margins and limits that hold here. */
export const RulesSheet = ({ onClose }: { onClose: () => void }) => {
  const { texts } = useWords();
  const { name } = useBook();
  const { opened, currency } = useBookState();
  const { rules } = texts;
  return (
    <Sheet title={`${name} · ${texts.pages.rules}`} closeLabel={texts.close} onClose={onClose}>
      {rules.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {opened && (
        <>
          <h3>{rules.margins}</h3>
          <table className="returns" data-field="margins">
            <tbody>
              {opened.sports.map((sport) => (
                <tr key={sport}>
                  <th scope="row">{texts.sports[sport]}</th>
                  <td>{percentText(opened.marginsBp[sport] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="soft">{rules.marginsNote}</p>
          <h3>{rules.limits}</h3>
          <p>
            {rules.limitsText({
              min: money(opened.limits.stakeMin, currency),
              max: money(opened.limits.stakeMax, currency),
              most: money(opened.limits.returnMax, currency),
              legs: opened.limits.legsMax,
            })}
          </p>
          <ul className="rule-list" data-field="market-limits">
            {opened.sports.includes('football') &&
              narrowKinds.map((kind) => {
                const most = opened.limits.kindMax[kind];
                const name = texts.market({ kind, line: null, number: null, sport: 'football' });
                return most === undefined ? null : (
                  <li key={kind}>{rules.kindLimit(name.trim(), money(most, currency))}</li>
                );
              })}
          </ul>
        </>
      )}
      {rules.sections.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="rule-list">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <h3>{rules.responsible}</h3>
      <p>{rules.responsibleText}</p>
      {opened?.demo && <p className="soft">{texts.demoLong}</p>}
    </Sheet>
  );
};
