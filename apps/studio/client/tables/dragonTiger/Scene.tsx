import { higherOf } from '../../../src/tables/games/dragonTiger.ts';
import { Card, cardName } from '../baccarat/Card.tsx';
import { useTable } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow } from '../shell/show.ts';
import { Shoe } from '../shoe/Shoe.tsx';
import { readCards } from './read.ts';
import { moments, winnerAtMs } from './schedule.ts';

/** Before the moon new decks go out of sight. */
const moonAt = { x: 400, y: 120 };

const sides = [
  { side: 'dragon', x: 318, beastX: 150 },
  { side: 'tiger', x: 482, beastX: 650 },
] as const;

export const Scene = ({ pictures }: { pictures: Readonly<Record<string, string>> }) => {
  const { words } = useTable();
  const show = useShow();
  const cards = show ? readCards(show.result.outcome) : null;
  const elapsed = show?.elapsedMs ?? 0;
  const winner = cards && elapsed >= winnerAtMs ? higherOf(cards) : null;
  const isTurned = (side: 'dragon' | 'tiger'): boolean => elapsed >= moments[side].turned;
  const dealt = cards ? sides.filter(({ side }) => elapsed >= moments[side].dealt).length : 0;
  const told = cards
    ? sides.map(({ side }) => `${words.spot(side)} ${isTurned(side) ? cardName(cards[side]) : ''}`).join(', ')
    : null;
  return (
    <>
      <SceneArt className="dragon-tiger-scene" viewBox="0 0 800 340" told={told}>
        <defs>
          <radialGradient id="beast-light">
            <stop className="beast-light-near" offset="0" />
            <stop className="beast-light-far" offset="1" />
          </radialGradient>
        </defs>
        <circle className="night-moon" cx="400" cy="120" r="104" />
        <path
          className="night-cloud"
          d="M286 96H452Q468 96 468 104T452 112H286Q270 112 270 104T286 96ZM352 140H528Q542 140 542 147T528 154H352Q338 154 338 147T352 140Z"
        />
        <path className="felt" d="M-40 360C-40 240 150 196 400 196C650 196 840 240 840 360Z" />
        <path className="felt-line" d="M20 360C20 262 190 216 400 216C610 216 780 262 780 360" />
        {sides.map(({ side, beastX }) => (
          <g
            key={side}
            className="beast"
            data-side={side}
            data-state={
              winner === null ? 'wait' : winner === side ? 'won' : winner === 'tie' ? 'wait' : 'lost'
            }
          >
            <ellipse className="beast-light" cx={beastX} cy="150" rx="150" ry="112" />
            <image href={pictures[side]} x={beastX - 150} y="40" width="300" height="205" />
          </g>
        ))}
        {sides.map(({ side, x }) => (
          <g key={side} className="beast-hand" data-won={winner === side}>
            <g transform={`translate(${x} 226) scale(1.3)`}>
              <rect className="card-place" x="-39" y="-53" width="78" height="106" rx="9" />
              {cards && elapsed >= moments[side].dealt && (
                <Card card={cards[side]} open={isTurned(side)} x={0} y={0} />
              )}
            </g>
            <text x={x + (side === 'dragon' ? -78 : 78)} y="316" className="hand-name">
              {words.spot(side)}
            </text>
          </g>
        ))}
        {winner && (
          <text x="400" y="96" className="scene-verdict">
            {words.result(winner)}
          </text>
        )}
      </SceneArt>
      <Shoe dealt={dealt} at={moonAt} />
    </>
  );
};
