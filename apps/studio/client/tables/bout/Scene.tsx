import { useCallback, useMemo, useRef } from 'react';
import { useTable, useTableState } from '../shell/context.ts';
import { useFrames } from '../shell/frames.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useCalm, useShow } from '../shell/show.ts';
import { type Fight, type FightMoment, fightAt, fightEndsAt, type Pose, scrapsMs } from './fight.ts';
import { useBout } from './useBout.ts';
import { boutNames } from './words.ts';

/** Where the puppets stand, and which way is forward. */
const stands = [
  { side: 'meron', x: 258, facing: 1 },
  { side: 'wala', x: 542, facing: -1 },
] as const;
const feetY = 306;
const scraps = Array.from({ length: 11 }, (_, at) => at);
/** Long after any fight: for whom motion is too much, everything is over. */
const everMs = 60_000;

const waitingPose: Pose = { forward: 0, down: 0, lean: 0, height: 1 };

const poseText = ({ forward, down, lean, height }: Pose, { x, facing }: (typeof stands)[number]): string =>
  `translate(${(x + facing * forward).toFixed(1)} ${(feetY + down).toFixed(1)}) rotate(${(facing * lean).toFixed(1)}) scale(1 ${height.toFixed(3)})`;

/** A scrap of paper from where they met: out, and down. Away when its time is over. */
const scrapText = (scrap: number, struck: FightMoment['struck']): string => {
  if (!struck || struck.sinceMs > scrapsMs || struck.sinceMs < 0) return 'translate(-90 -90)';
  const share = struck.sinceMs / scrapsMs;
  const way = (scrap * 2.399) % (2 * Math.PI);
  const reach = (40 + ((scrap * 37) % 50)) * Math.sqrt(share);
  const x = 400 + (struck.side === 0 ? -24 : 24) + Math.cos(way) * reach;
  const y = 150 + Math.sin(way) * reach * 0.8 + 130 * share * share;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(share * 400 + scrap * 60).toFixed(0)}) scale(${(1 - share * 0.7).toFixed(2)})`;
};

/** Who had which exchange so far. */
const Score = ({ fight, decided }: { fight: Fight | null; decided: number }) => {
  const { lang } = useTable();
  const { exchange } = useBout();
  if (!fight) return null;
  const shown = fight.exchanges.slice(0, decided);
  return (
    <g className="bout-score" transform="translate(400 66)">
      <rect x="-182" y="-23" width="356" height="46" rx="23" />
      <text x="-164" y="9">
        {boutNames(lang).exchange[exchange](Math.max(1, Math.min(fight.exchanges.length, decided + 1)))}
      </text>
      {shown.map((winner, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is decided does not move
        <circle key={at} className={winner === 0 ? 'meron' : 'wala'} cx={14 + at * 22} r="9" />
      ))}
    </g>
  );
};

export const Scene = ({ pictures }: { pictures: Readonly<Record<string, string>> }) => {
  const { words } = useTable();
  const { table } = useTableState();
  const { fightOf, stageMs } = useBout();
  const show = useShow();
  const isCalm = useCalm();
  const puppets = useRef<(SVGGElement | null)[]>([]);
  const papers = useRef<(SVGPathElement | null)[]>([]);
  const crest = useRef<SVGPathElement>(null);
  const outcome = show?.result.outcome;
  const fight = useMemo(() => (outcome === undefined ? null : fightOf(outcome)), [outcome, fightOf]);
  const drawsAt = table ? Date.parse(table.drawsAt) : 0;
  const isAtRest = isCalm || show?.isOver === true;
  const draw = useCallback(
    (now: number): void => {
      const moment = fight && fightAt(fight, stageMs, isAtRest ? everMs : Math.max(0, now - drawsAt));
      for (const [at, stand] of stands.entries())
        puppets.current[at]?.setAttribute('transform', poseText(moment?.poses[at] ?? waitingPose, stand));
      for (const scrap of scraps)
        papers.current[scrap]?.setAttribute('transform', scrapText(scrap, moment?.struck ?? null));
      const isTaken = fight?.crest === true && moment?.decided === fight.exchanges.length;
      const since = isTaken ? Math.min(1, (moment?.struck?.sinceMs ?? 0) / 1_300) : 0;
      const from = moment?.struck?.side === 0 ? 300 : 500;
      // In an arc from the loser's head to before the winner's feet.
      crest.current?.setAttribute(
        'transform',
        isTaken
          ? `translate(${(from + (400 - from) * since).toFixed(1)} ${(118 - 150 * since * (1 - since) + 172 * since * since).toFixed(1)}) rotate(${(since * 540).toFixed(0)})`
          : 'translate(-90 -90)',
      );
    },
    [fight, drawsAt, isAtRest, stageMs],
  );
  useFrames(fight !== null && !isAtRest, draw);
  const elapsed = isAtRest ? everMs : (show?.elapsedMs ?? 0);
  const moment = fight && fightAt(fight, stageMs, elapsed);
  const told =
    fight && show && elapsed >= fightEndsAt(fight, stageMs) ? words.result(show.result.summary) : null;
  return (
    <SceneArt className="bout-scene" viewBox="0 0 800 350" told={told}>
      <path className="screen" d="M60 34H740V316H60Z" />
      <ellipse className="screen-light" cx="400" cy="190" rx="300" ry="140" />
      {stands.map((stand, at) => (
        <g key={stand.side}>
          <ellipse className="puppet-shade" cx={stand.x} cy={feetY} rx="76" ry="10" />
          <g
            data-side={stand.side}
            transform={poseText(waitingPose, stand)}
            ref={(element) => {
              puppets.current[at] = element;
            }}
          >
            <image href={pictures[stand.side]} x="-95" y="-212" width="190" height="216" />
          </g>
        </g>
      ))}
      {scraps.map((scrap) => (
        <path
          key={scrap}
          className="scrap"
          data-tone={scrap % 3}
          transform="translate(-90 -90)"
          d="M-6 -4L5 -6L7 5L-5 6Z"
          ref={(element) => {
            papers.current[scrap] = element;
          }}
        />
      ))}
      <path
        ref={crest}
        className="taken-crest"
        transform="translate(-90 -90)"
        d="M-20 8L-24 -14L-12 -4L-8 -22L2 -6L10 -24L14 -4L26 -12L20 8Z"
      />
      <path className="boards" d="M0 312H800V350H0Z" />
      <path className="curtain" d="M0 0H90Q120 120 70 330H0ZM800 0H710Q680 120 730 330H800Z" />
      <path
        className="curtain-fold"
        d="M24 0Q40 160 20 330M56 0Q76 160 46 330M776 0Q760 160 780 330M744 0Q724 160 754 330"
      />
      <path
        className="valance"
        d="M0 -400H800V34Q750 62 700 34Q650 62 600 34Q550 62 500 34Q450 62 400 34Q350 62 300 34Q250 62 200 34Q150 62 100 34Q50 62 0 34Z"
      />
      {/* On a desk there is room above the stage: the valance hangs from further up. */}
      <path
        className="valance-fold"
        d="M50 -400V40M150 -400V40M250 -400V40M350 -400V40M450 -400V40M550 -400V40M650 -400V40M750 -400V40"
      />
      <Score fight={fight} decided={moment?.decided ?? 0} />
      {told && (
        <text className="scene-verdict" x="400" y="130">
          {told}
        </text>
      )}
    </SceneArt>
  );
};
