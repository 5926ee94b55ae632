import '../styles/rules.css';
import { siegeMaps, siegeWays, worthOf } from '../../../src/book/engine/siegeMaps.ts';
import { million } from '../../../src/book/engine/sport.ts';
import type { BookOpenAnswer, BookSport, MarketKind } from '../../../src/book/views.ts';
import { intlLocale } from '../../../src/locale.ts';
import { money } from '../../shell/amounts.ts';
import { Sheet } from '../../shell/sheets/Sheet.tsx';
import { gainText } from '../event/roundChance.ts';
import { saidIn } from '../pageTexts/said.ts';
import { boardOf, rulesOf } from '../pageTexts/texts.ts';
import type { BookTexts } from '../texts/texts.ts';
import { percentText, useBook, useBookState, useNames, useWords } from './context.ts';

const onGoals = [
  'score',
  'both',
  'parity',
  'half',
  'half-total',
  'half-handicap',
  'half-full',
  'home-total',
  'away-total',
  'home-clean',
  'away-clean',
  'nil',
  'margin',
  'goals',
] as const satisfies readonly MarketKind[];
const onParts = [
  'score',
  'part-total',
  'part-handicap',
  'part-parity',
  'race',
] as const satisfies readonly MarketKind[];

/** Markets of each sport that take less than others, in the order of the rules. */
const narrowKinds: Readonly<Record<BookSport, readonly MarketKind[]>> = {
  football: onGoals,
  league: onGoals,
  basketball: [
    'parity',
    'half',
    'half-total',
    'half-handicap',
    'home-total',
    'away-total',
    'margin',
    'part-result',
    'part-total',
    'part-handicap',
  ],
  racket: onParts,
  siege: [...onParts, 'round'],
};

/** Markets that take less, by the most that they take. */
const narrowMarkets = ({ sports, limits }: BookOpenAnswer, texts: BookTexts) => {
  const named = sports.flatMap((sport) =>
    narrowKinds[sport].flatMap((kind) => {
      const most = limits.kindMax[kind];
      return most === undefined
        ? []
        : [{ most, name: texts.market({ kind, line: null, number: null, sport }).trim() }];
    }),
  );
  return [...new Set(named.map(({ most }) => most))].map((most) => ({
    most,
    names: [...new Set(named.flatMap((each) => (each.most === most ? [each.name] : [])))],
  }));
};

/** What each way of storming is worth to whoever storms, on every map, where both sides are even. */
const SiegeWays = () => {
  const { lang } = useWords();
  const name = useNames();
  const { title, note } = rulesOf(lang).ways;
  const { means } = boardOf(lang).siege;
  return (
    <section>
      <h3>{title}</h3>
      <table className="returns" data-field="ways">
        <thead>
          <tr>
            <td />
            {siegeWays.map((way) => (
              <th key={way} scope="col">
                {means[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {siegeMaps.map((map) => (
            <tr key={map.names.en_US}>
              <th scope="row">{name(map.names)}</th>
              {siegeWays.map((way) => (
                <td key={way}>{gainText(worthOf(map, way, million / 2))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{note}</p>
    </section>
  );
};

/** How bets are taken and settled, with the margins and limits that hold here. */
export const RulesSheet = ({ onClose }: { onClose: () => void }) => {
  const { lang, texts } = useWords();
  const { name } = useBook();
  const listed = new Intl.ListFormat(intlLocale(lang));
  const { opened, currency } = useBookState();
  const rules = rulesOf(lang);
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
            {narrowMarkets(opened, texts).map(({ most, names }) => (
              <li key={most}>{rules.kindLimit(listed.format(names), money(most, currency))}</li>
            ))}
          </ul>
        </>
      )}
      {rules.sections.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="rule-list">
            {saidIn(items, opened?.sports ?? []).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      {opened?.sports.includes('siege') && <SiegeWays />}
      <h3>{rules.responsible}</h3>
      <p>{rules.responsibleText}</p>
      {opened?.demo && <p className="soft">{texts.demoLong}</p>}
    </Sheet>
  );
};
