import { colourOf, coveredBy, outsideSpots } from '../../../src/tables/games/roulette.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { readPocket } from './read.ts';

const latestMax = 14;
const extremes = 4;
const sharesShown: readonly string[] = ['red', 'black', 'odd', 'even', 'low', 'high'].filter((spot) =>
  outsideSpots.includes(spot),
);

/** How often each number came, most often first; numbers alike in ascending order. */
const ranking = (pockets: readonly number[]): { pocket: number; times: number }[] =>
  Array.from({ length: 37 }, (_, pocket) => ({
    pocket,
    times: pockets.filter((drawn) => drawn === pocket).length,
  })).sort((one, other) => other.times - one.times || one.pocket - other.pocket);

const Pockets = ({ name, pockets }: { name: string; pockets: readonly number[] }) => (
  <p className="pockets">
    <span className="soft">{name}</span>
    {pockets.map((pocket, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number may come twice, and stays in its place
      <b key={index} className={`bead ${colourOf(pocket)}`}>
        {pocket}
      </b>
    ))}
  </p>
);

/** How often each number came: shown where there is room for it. */
const Counts = ({ pockets }: { pockets: readonly number[] }) => (
  <div className="pocket-counts" aria-hidden="true">
    {ranking(pockets)
      .sort((one, other) => one.pocket - other.pocket)
      .map(({ pocket, times }) => (
        <span key={pocket} data-times={times}>
          <b className={`bead ${colourOf(pocket)}`}>{pocket}</b>
          {times}
        </span>
      ))}
  </div>
);

export const Stats = () => {
  const { texts, words } = useTable();
  const { results } = useTableState();
  const pockets = results.flatMap((result) => readPocket(result.outcome)?.pocket ?? []);
  const ranked = ranking(pockets).map(({ pocket }) => pocket);
  const share = (spot: string): number => {
    const covered = coveredBy(spot) ?? [];
    return Math.round((100 * pockets.filter((pocket) => covered.includes(pocket)).length) / pockets.length);
  };
  return (
    <StatsPanel className="roulette-stats below" isEmpty={pockets.length === 0}>
      <Pockets name={texts.road.last} pockets={pockets.slice(-latestMax).reverse()} />
      <div className="pocket-pair">
        <Pockets name={texts.road.hot} pockets={ranked.slice(0, extremes)} />
        <Pockets name={texts.road.cold} pockets={ranked.slice(-extremes).reverse()} />
      </div>
      <p className="shares">
        {sharesShown.map((spot) => (
          <span key={spot} className={spot}>
            {words.spot(spot)} <b>{share(spot)} %</b>
          </span>
        ))}
      </p>
      <Counts pockets={pockets} />
    </StatsPanel>
  );
};
