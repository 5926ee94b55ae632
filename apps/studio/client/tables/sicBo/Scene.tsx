import { isTriple, sumOfDice } from '../../../src/tables/games/threeDice.ts';
import { Pips } from '../dice/DieFace.tsx';
import { readDice } from '../dice/read.ts';
import { rollText } from '../dice/words.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useCalm, useShow } from '../shell/show.ts';
import { liftedAtMs, toldAtMs } from './schedule.ts';

const places = [
  { x: 322, y: 250, turn: -8 },
  { x: 400, y: 276, turn: 4 },
  { x: 478, y: 248, turn: 10 },
] as const;

/** The face beside the top, so that no die shows a face twice. */
const besides = (face: number): readonly [number, number] => {
  const left = (face % 6) + 1;
  const isOpposite = left + face === 7;
  const beside = isOpposite ? (left % 6) + 1 : left;
  const other = [1, 2, 3, 4, 5, 6].find(
    (one) => one !== face && one + face !== 7 && one !== beside && one + beside !== 7,
  );
  return [beside, other ?? 1];
};

/** A cube seen from above, its top about 76 wide, round its top's middle. */
const Die = ({ face, x, y, turn }: { face: number; x: number; y: number; turn: number }) => {
  const [left, right] = besides(face);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse className="die-shade" cx="0" cy="44" rx="46" ry="13" />
      <path className="die-left" d="M-38 0L0 21V61L-38 38Z" />
      <path className="die-right" d="M38 0L0 21V61L38 38Z" />
      <path className="die-top" d="M0 -21L38 0L0 21L-38 0Z" />
      <g transform="matrix(1.42 .79 -1.42 .79 0 0)">
        <Pips face={face} />
      </g>
      <g transform="translate(-19 30) matrix(1.36 .75 0 1.36 0 0)">
        <Pips face={left} />
      </g>
      <g transform="translate(19 30) matrix(1.36 -.75 0 1.36 0 0)">
        <Pips face={right} />
      </g>
    </g>
  );
};

export const Scene = () => {
  const { lang } = useTable();
  const { table, results } = useTableState();
  const show = useShow();
  const isCalm = useCalm();
  const roll = show ? readDice(show.result.outcome) : null;
  const elapsed = show?.elapsedMs ?? 0;
  const isOut = roll !== null && elapsed >= liftedAtMs;
  const isTold = roll !== null && elapsed >= toldAtMs;
  // While bets are open the last roll lies on the plate; under the lantern nobody sees it.
  const shown = roll ?? readDice(results.at(-1)?.outcome);
  const cover =
    table?.phase === 'open' || table?.phase === undefined
      ? 'up'
      : isOut || table.phase === 'settled' || table.phase === 'void'
        ? 'up'
        : roll && !isCalm
          ? 'shaking'
          : 'down';
  const told = roll && isTold ? rollText(roll.dice.join('-'), lang, true) : null;
  return (
    <SceneArt className="sic-scene" viewBox="0 0 800 370" told={told}>
      <path className="sic-table" d="M-40 390C-40 268 150 206 400 206C650 206 840 268 840 390Z" />
      <path className="felt-line" d="M20 390C20 288 190 226 400 226C610 226 780 288 780 390" />
      <ellipse className="sic-plate low" cx="400" cy="300" rx="208" ry="62" />
      <ellipse className="sic-plate" cx="400" cy="290" rx="208" ry="62" />
      <ellipse className="sic-plate-ring" cx="400" cy="290" rx="176" ry="50" />
      <g className="sic-dice" data-hidden={cover !== 'up'}>
        {shown &&
          places.map(({ x, y, turn }, at) => (
            <Die key={x} x={x} y={y} turn={turn} face={shown.dice[at] ?? 1} />
          ))}
      </g>
      <g className="sic-cover" data-cover={cover}>
        <path className="cover-cord" d="M400 -60V26" />
        <path className="cover-cap" d="M352 26H448L456 44H344Z" />
        <path
          className="cover-paper"
          d="M344 44C262 78 214 156 206 262Q400 346 594 262C586 156 538 78 456 44Z"
        />
        <path
          className="cover-rib"
          d="M366 44C312 92 292 186 292 294M400 44V310M434 44C488 92 508 186 508 294M268 106Q400 132 532 106M224 190Q400 238 576 190"
        />
        <path className="cover-rim" d="M206 262Q400 346 594 262L598 278Q400 364 202 278Z" />
      </g>
      {told && roll && (
        <g className="sic-verdict">
          <text className="scene-verdict" x="400" y="84">
            {isTriple(roll)
              ? told.split(' · ').at(-1)
              : `${sumOfDice(roll)} · ${told.split(' · ').slice(2).join(' · ')}`}
          </text>
        </g>
      )}
    </SceneArt>
  );
};
