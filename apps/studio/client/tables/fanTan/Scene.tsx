import { leftAtMs, rakeMs, rakesAtMs, rakesOf, remainderOf } from '../../../src/tables/games/fanTan.ts';
import { useTable } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow } from '../shell/show.ts';
import { readButtons } from './read.ts';
import { liftedAtMs } from './schedule.ts';

/** Where the heap lies, and how thick. */
const [heapX, heapY, spread] = [400, 196, 15.5];
/** Buttons lie on a spiral whose steps never meet. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Fours that were raked off lie in so many rows on either side. */
const rowsASide = 6;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const inHeap = (button: number): Spot => {
  const radius = spread * Math.sqrt(button + 0.4);
  return {
    x: heapX + radius * Math.cos(button * goldenAngle),
    y: heapY + radius * 0.72 * Math.sin(button * goldenAngle),
  };
};

/** The place of one of the four buttons of a rake: left first, then right. */
const raked = (rake: number, one: number): Spot => {
  const row = rake % rowsASide;
  const side = rake < rowsASide ? 0 : 1;
  return { x: (side === 0 ? 92 : 578) + one * 29, y: 76 + row * 38 };
};

/** What is left lies side by side where everybody sees it. */
const left = (one: number, all: number): Spot => ({ x: heapX + (one - (all - 1) / 2) * 62, y: heapY + 6 });

export const Scene = () => {
  const { words } = useTable();
  const show = useShow();
  const drawn = show ? readButtons(show.result.outcome) : null;
  const elapsed = show?.elapsedMs ?? 0;
  const remainder = drawn ? remainderOf(drawn) : 0;
  const done = drawn
    ? Math.min(rakesOf(drawn), Math.max(0, Math.floor((elapsed - rakesAtMs) / rakeMs) + 1))
    : 0;
  const isLeft = drawn !== null && elapsed >= leftAtMs(drawn);
  const isOpen = drawn !== null && elapsed >= liftedAtMs;
  const placeOf = (button: number): Spot => {
    // The outermost go first; the innermost are left.
    const rake = drawn ? Math.floor((drawn.buttons - 1 - button) / 4) : 0;
    if (rake < done) return raked(rake, (button - remainder) % 4);
    return isLeft ? left(button, remainder) : inHeap(button);
  };
  return (
    <SceneArt
      className="fan-scene"
      viewBox="0 0 800 340"
      told={isLeft ? words.result(String(remainder)) : null}
    >
      <ellipse className="fan-shade" cx="400" cy="336" rx="396" ry="30" />
      <path className="fan-wood" d="M28 22H772L800 326H0Z" />
      <path className="fan-cloth" d="M58 36H742L766 312H34Z" />
      <path className="fan-seam" d="M256 48L248 300M544 48L552 300" />
      <g className="fan-teapot" transform="translate(716 52)">
        <path d="M-24 0C-24 -20 24 -20 24 0C24 20 -24 20 -24 0ZM22 -4L40 -14L36 2L24 8ZM-22 -8C-40 -14 -42 12 -22 8L-24 2C-32 4 -32 -4 -24 -2Z" />
        <circle cy="-15" r="4" />
      </g>
      {drawn &&
        Array.from({ length: drawn.buttons }, (_, button) => {
          const { x, y } = placeOf(button);
          const size = isLeft && button < remainder ? 1.9 : 1;
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a button is its place in the heap
              key={button}
              className="fan-button"
              style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size})` }}
            >
              <circle r="12" />
              <circle className="fan-rim" r="8" />
              <path d="M-2.5 -2.5h.1M2.5 -2.5h.1M-2.5 2.5h.1M2.5 2.5h.1" />
            </g>
          );
        })}
      <g className="fan-cup" data-lifted={isOpen}>
        <path d="M292 212C284 96 340 62 400 62C460 62 516 96 508 212C508 246 292 246 292 212Z" />
        <path
          className="fan-cup-band"
          d="M293 196C330 224 470 224 507 196L508 212C508 246 292 246 292 212Z"
        />
        <path className="fan-cup-shine" d="M322 176C320 124 344 94 372 84" />
        <path className="fan-cup-knob" d="M384 62C384 38 416 38 416 62Z" />
      </g>
      {isLeft && (
        <text className="scene-verdict" x="400" y="112">
          {words.result(String(remainder))}
        </text>
      )}
    </SceneArt>
  );
};
