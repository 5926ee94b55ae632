import { carpCount, sumOfCarps } from '../../../src/tables/games/eightCarp.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow } from '../shell/show.ts';
import { leaptAt, readCarps } from './read.ts';
import { carpNames } from './words.ts';

/** A carp that leaps to the right, round the middle of its body. */
const body =
  'M38 -6C28 -22 -4 -24 -26 -4L-46 -18C-42 -6 -42 4 -46 16L-26 4C-4 18 28 14 38 -2C42 -4 42 -6 38 -6Z';
const fins = 'M-2 -17C-10 -30 8 -32 14 -17ZM2 11C-4 22 10 22 12 9Z';
const scales = 'M8 -13q-8 8 0 17M-2 -14q-8 9 0 19M-12 -12q-7 8 0 15';

/** Where each carp swims; the eighth is nearest to the gate. */
const carps = Array.from({ length: carpCount }, (_, at) => ({ at, x: 62 + at * 82 }));

export const Scene = () => {
  const { words, lang } = useTable();
  const { results } = useTableState();
  const show = useShow();
  const drawn = show ? readCarps(show.result.outcome) : null;
  const shown = drawn ?? readCarps(results.at(-1)?.outcome);
  const elapsed = show?.elapsedMs ?? 0;
  const leapt = drawn ? leaptAt(elapsed) : 0;
  const isIn = drawn !== null && leapt > carpCount;
  return (
    <SceneArt
      className="carp-scene"
      viewBox="0 0 800 340"
      told={isIn && show ? words.result(show.result.summary) : null}
    >
      <path className="carp-hills" d="M0 214Q110 118 232 190Q340 112 470 196Q600 136 800 206V260H0Z" />
      <g className="carp-gate">
        <path d="M694 92H790L798 74Q742 84 686 74ZM700 116H784V126H700Z" />
        <path d="M704 92H716V268H704ZM768 92H780V268H768Z" />
      </g>
      <path className="carp-fall" d="M718 126H766V272H718Z" />
      <path className="carp-foam" d="M728 130V262M742 130V268M756 130V262" />
      <path
        className="carp-water"
        d="M0 236Q50 226 100 236T200 236T300 236T400 236T500 236T600 236T700 236T800 236V340H0Z"
      />
      <path
        className="carp-waves"
        d="M0 316Q40 308 80 316T160 316T240 316T320 316T400 316T480 316T560 316T640 316T720 316T800 316"
      />
      {carps.map(({ at, x }) => {
        const number = shown?.numbers[at];
        const isUp = drawn !== null && at < leapt;
        const isTold = number !== undefined && (drawn === null || isUp);
        return (
          <g key={at} transform={`translate(${x} 262)`}>
            <g className="carp" data-up={isUp}>
              <path className="carp-fins" d={fins} />
              <path className="carp-body" d={body} />
              <path className="carp-scales" d={scales} />
              <circle className="carp-eye" cx="27" cy="-8" r="2.6" />
            </g>
            {isTold && (
              <g className="carp-number" data-old={drawn === null} transform="translate(0 44)">
                <circle r="21" />
                <text y="7">{number}</text>
              </g>
            )}
          </g>
        );
      })}
      {isIn && drawn && (
        <g className="carp-sum">
          <rect x="286" y="34" width="228" height="52" rx="14" />
          <text x="400" y="68">
            {carpNames(lang).sum(sumOfCarps(drawn))}
          </text>
        </g>
      )}
    </SceneArt>
  );
};
