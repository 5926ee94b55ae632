import { spanOf, sumOf, tenDigits, threeDigits } from '../../../src/tables/games/threeDigits.ts';
import { ScrollList } from '../../shell/ScrollList.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { readDigits } from './read.ts';
import { digitNamesIn } from './words.ts';

const latestMax = 12;
const places = [0, 1, 2] as const;

/** How often numbers came. */
const loadCounts = () => import('./counts.ts');

export const Stats = () => {
  const { texts, lang } = useTable();
  const names = digitNamesIn(lang);
  const { results } = useTableState();
  const drawn = results.flatMap(({ number, outcome }) => {
    const digits = readDigits(outcome);
    return digits ? [{ number, digits }] : [];
  });
  const counts = places.map((place) =>
    tenDigits.map((digit) => drawn.filter(({ digits }) => digits.digits[place] === digit).length),
  );
  const most = Math.max(1, ...counts.flat());
  /** How many draws ago a digit came last; all that are known where it did not. */
  const missingAt = (place: (typeof places)[number], digit: number): number => {
    const came = drawn.map(({ digits }) => digits.digits[place]);
    return came.length - 1 - came.lastIndexOf(digit);
  };
  return (
    <StatsPanel counts={loadCounts} className="digits-stats below" isEmpty={drawn.length === 0}>
      <ScrollList className="draw-list" label={texts.road.last}>
        {drawn
          .slice(-latestMax)
          .reverse()
          .map(({ number, digits }) => (
            <li key={number}>
              <span className="soft">{number}</span>
              <b>{digits.digits.join('')}</b>
              <span>
                {names.sum} {sumOf(digits)}{' '}
                {names.half[threeDigits.payout('big', digits, { strengths: [] }) > 0 ? 'big' : 'small']}
              </span>
              <span className="soft">
                {names.span} {spanOf(digits)}
              </span>
            </li>
          ))}
      </ScrollList>
      <div className="digit-counts" aria-hidden="true">
        {places.map((place) => (
          <p key={place}>
            <span className="soft">
              {texts.road.digit(place)}
              <small>{names.missing}</small>
            </span>
            {tenDigits.map((digit) => (
              <span
                key={digit}
                className="digit-count"
                data-level={Math.round((9 * (counts[place]?.[digit] ?? 0)) / most)}
              >
                {digit}
                <small>{missingAt(place, digit)}</small>
              </span>
            ))}
          </p>
        ))}
      </div>
    </StatsPanel>
  );
};
