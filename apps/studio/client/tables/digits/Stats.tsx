import { sumOf, threeDigits } from '../../../src/tables/games/threeDigits.ts';
import { ScrollList } from '../../shell/ScrollList.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { readDigits } from './read.ts';

const latestMax = 12;
const places = [0, 1, 2] as const;
const tenDigits = Array.from({ length: 10 }, (_, digit) => digit);

export const Stats = () => {
  const { texts, words } = useTable();
  const { results } = useTableState();
  const drawn = results.flatMap(({ number, outcome }) => {
    const digits = readDigits(outcome);
    return digits ? [{ number, digits }] : [];
  });
  const counts = places.map((place) =>
    tenDigits.map((digit) => drawn.filter(({ digits }) => digits.digits[place] === digit).length),
  );
  const most = Math.max(1, ...counts.flat());
  return (
    <StatsPanel className="digits-stats" isEmpty={drawn.length === 0}>
      <ScrollList className="draw-list" label={texts.road.last}>
        {drawn
          .slice(-latestMax)
          .reverse()
          .map(({ number, digits }) => (
            <li key={number}>
              <span className="soft">{number}</span>
              <b>{digits.digits.join('')}</b>
              <span>
                {sumOf(digits)}{' '}
                {words.spot(threeDigits.payout('big', digits, { strengths: [] }) > 0 ? 'big' : 'small')}
              </span>
            </li>
          ))}
      </ScrollList>
      <div className="digit-counts" aria-hidden="true">
        {places.map((place) => (
          <p key={place}>
            <span className="soft">{texts.road.digit(place)}</span>
            {tenDigits.map((digit) => (
              <span
                key={digit}
                className="digit-count"
                data-level={Math.round((9 * (counts[place]?.[digit] ?? 0)) / most)}
              >
                {digit}
              </span>
            ))}
          </p>
        ))}
      </div>
    </StatsPanel>
  );
};
