import type { ReactNode } from 'react';
import {
  aboveNumbers,
  beamHalves,
  beamNumbers,
  beamPrice,
  beamQuarters,
  beamSectors,
  beamWheel,
  berthSpots,
  type Pane,
  panesOf,
  shipPays,
  stormSpots,
  wheelPanes,
  withHalfKinds,
} from '../../../src/tables/games/beamWheel.ts';
import { useTable } from '../shell/context.ts';
import { type BetGroup, GroupedBoard } from '../shell/GroupedBoard.tsx';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { readPane } from './read.ts';
import { Sign } from './Sign.tsx';
import { type BeamGroup, beamNames } from './words.ts';

const noCard = { strengths: [] };

const useIsWinning = (): ((spot: string) => boolean) => {
  const show = useShow();
  const drawn = show?.isOver ? readPane(show.result.outcome) : null;
  return (spot) => drawn !== null && beamWheel.payout(spot, drawn, noCard) > 0;
};

const NumberSpot = ({ number }: { number: number }) => {
  const { texts, words, lang } = useTable();
  const isWinning = useIsWinning();
  const spot = `number:${number}`;
  return (
    <div className="beam-place" data-beam={number}>
      <Spot spot={spot} label={words.spot(spot)} winning={isWinning(spot)}>
        <b aria-hidden="true">{number}</b>
        <small>{texts.pays(String(number))}</small>
        <small>{beamNames(lang).panes(panesOf(spot))}</small>
      </Spot>
    </div>
  );
};

/** A place of many panes: what it pays in all, and how many panes win it unless something else is told of it. */
const WideSpot = ({
  spot,
  className,
  children,
}: {
  spot: string;
  className?: string;
  children?: ReactNode;
}) => {
  const { words, lang } = useTable();
  const isWinning = useIsWinning();
  return (
    <Spot spot={spot} winning={isWinning(spot)} {...(className !== undefined && { className })}>
      <strong>{words.spot(spot)}</strong>
      <b>{(beamPrice(spot) / 100).toFixed(2)}</b>
      {children ?? <small>{beamNames(lang).panes(panesOf(spot))}</small>}
    </Spot>
  );
};

/** Where to wait for ships, and how many storms come. */
const Special = () => {
  const { words } = useTable();
  const isWinning = useIsWinning();
  return (
    <div className="beam-special">
      {berthSpots.map((spot) => (
        <Spot key={spot} spot={spot} className="berth" winning={isWinning(spot)}>
          <strong>
            <Sign of="harbor" />
            {words.spot(spot)}
          </strong>
          <small>{shipPays.map((pays) => `×${pays}`).join(' ')}</small>
        </Spot>
      ))}
      {stormSpots.map((spot) => (
        <WideSpot key={spot} spot={spot} className="storm">
          <span className="signs">
            {Array.from({ length: Number(spot.at(-1)) }, (_, storm) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: signs are alike
              <Sign key={storm} of="storm" />
            ))}
          </span>
        </WideSpot>
      ))}
    </div>
  );
};

const Numbers = () => (
  <>
    <div className="beam-numbers">
      {beamNumbers.map((number) => (
        <NumberSpot key={number} number={number} />
      ))}
    </div>
    <Special />
  </>
);

/** As a rose of the compass: the halves at its sides, the quarters at its corners. */
const Compass = () => (
  <div className="beam-rose">
    {beamHalves.map((half) => (
      <WideSpot key={half} spot={`half:${half}`} className={half} />
    ))}
    {beamQuarters.map((quarter) => (
      <WideSpot key={quarter} spot={`quarter:${quarter}`} className={quarter} />
    ))}
    <svg className="beam-rose-star" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d="M0 -46L9 -9L46 0L9 9L0 46L-9 9L-46 0L-9 -9Z" />
      <circle r="5" />
    </svg>
  </div>
);

/** What a sector has, in the order of the wheel. */
const panesIn = (sector: number): readonly Pane[] => {
  const across = wheelPanes.length / beamSectors.length;
  return wheelPanes.slice((sector - 1) * across, sector * across);
};

const Sectors = () => (
  <div className="beam-sectors">
    {beamSectors.map((sector) => (
      <WideSpot key={sector} spot={`sector:${sector}`}>
        <small>
          {panesIn(sector).map((pane, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place in the sector
            <span key={index}>
              {index > 0 && '·'}
              {typeof pane === 'number' ? pane : <Sign of={pane} />}
            </span>
          ))}
        </small>
      </WideSpot>
    ))}
  </div>
);

const Together = () => (
  <>
    <div className="beam-above">
      {aboveNumbers.map((number) => (
        <WideSpot key={number} spot={`above:${number}`} />
      ))}
    </div>
    <div className="beam-together">
      {beamHalves.flatMap((half) =>
        withHalfKinds.map((kind) => <WideSpot key={`${kind}:${half}`} spot={`${kind}:${half}`} />),
      )}
    </div>
  </>
);

const groupsTold: readonly {
  readonly id: BeamGroup;
  readonly kinds: RegExp;
  readonly Places: () => ReactNode;
}[] = [
  { id: 'numbers', kinds: /^(number|berth|storm):/, Places: Numbers },
  { id: 'compass', kinds: /^(half|quarter):/, Places: Compass },
  { id: 'sectors', kinds: /^sector:/, Places: Sectors },
  { id: 'together', kinds: /^(above|one|three|five):/, Places: Together },
];

export const Board = () => {
  const { lang } = useTable();
  const { groups: names } = beamNames(lang);
  const groups = groupsTold.map(
    ({ id, kinds, Places }): BetGroup => ({
      id,
      name: names[id],
      has: (spot) => kinds.test(spot),
      places: () => <Places />,
    }),
  );
  return <GroupedBoard groups={groups} className="beam-board" isSteady />;
};
