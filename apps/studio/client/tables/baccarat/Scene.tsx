import { type BaccaratTable, totalOf, winnerOf } from '../../../src/tables/games/baccarat.ts';
import { type DealtCard, dealtOf, winnerAtMs } from '../../../src/tables/games/baccaratDealing.ts';
import { useTable } from '../shell/context.ts';
import { SceneArt } from '../shell/SceneArt.tsx';
import { useShow } from '../shell/show.ts';
import { Shoe } from '../shoe/Shoe.tsx';
import { Card, cardName } from './Card.tsx';
import { Dealer } from './Dealer.tsx';
import { byTheTable, readHands, type TurnedAt } from './read.ts';

const placeOf = (side: 'player' | 'banker', place: number): { x: number; y: number } => {
  const out = side === 'player' ? -1 : 1;
  if (place === 2) return { x: 400 + out * 306, y: 262 };
  return { x: 400 + out * (side === 'player' ? 216 - place * 84 : 132 + place * 84), y: 262 };
};

const Hand = ({
  side,
  cards,
  won,
}: {
  side: 'player' | 'banker';
  cards: readonly number[];
  won: boolean;
}) => {
  const { words } = useTable();
  const x = side === 'player' ? 226 : 574;
  return (
    <g className="hand-total" data-side={side} data-won={won}>
      <text x={x} y="186" className="hand-name">
        {words.spot(side)}
      </text>
      {cards.length > 0 && (
        <text x={side === 'player' ? 350 : 450} y="276" className="hand-points">
          {totalOf(cards)}
        </text>
      )}
    </g>
  );
};

/** The mouth of the shoe on the felt. */
const shoeAt = { x: 704, y: 142 };

interface FeltProps {
  readonly table: Pick<BaccaratTable, 'pace'>;
  readonly turnedAt?: TurnedAt;
}

/** The felt with its cards, as far as the show has come. */
export const Felt = ({ table: { pace }, turnedAt = byTheTable }: FeltProps) => {
  const { words } = useTable();
  const show = useShow();
  const hands = show ? readHands(show.result) : null;
  const elapsed = show?.elapsedMs ?? 0;
  const dealt = hands ? dealtOf(hands, pace).filter(({ at }) => at <= elapsed) : [];
  const isTurned = (card: DealtCard): boolean => turnedAt(card, show?.result.number ?? 0) <= elapsed;
  const seen = (side: 'player' | 'banker'): number[] =>
    dealt.filter((card) => card.side === side && isTurned(card)).map(({ card }) => card);
  const winner = hands && elapsed >= winnerAtMs(hands, pace) ? winnerOf(hands) : null;
  const told = hands
    ? `${words.spot('player')} ${seen('player').map(cardName).join(' ')}, ${words.spot('banker')} ${seen('banker').map(cardName).join(' ')}`
    : null;
  return (
    <>
      <SceneArt className="baccarat-scene" viewBox="0 0 800 340" told={told}>
        <SeatedDealer dealing={hands !== null && winner === null} />
        <path className="felt" d="M-40 360C-40 200 150 128 400 128C650 128 840 200 840 360Z" />
        <path className="felt-line" d="M20 360C20 232 190 152 400 152C610 152 780 232 780 360" />
        <path className="shoe" d="M664 128l70 26l-14 40l-74 -26zM664 128l12 -10l70 26l-12 10z" />
        {(['player', 'banker'] as const).map((side) => (
          <Hand key={side} side={side} cards={seen(side)} won={winner === side} />
        ))}
        {dealt.map((card) => (
          <Card
            key={`${card.side}${card.place}`}
            card={card.card}
            open={isTurned(card)}
            turned={card.place === 2}
            {...placeOf(card.side, card.place)}
          />
        ))}
        {winner && (
          <text x="400" y="172" className="scene-verdict">
            {words.result(winner)}
          </text>
        )}
      </SceneArt>
      <Shoe dealt={dealt.length} at={shoeAt} />
    </>
  );
};

const SeatedDealer = ({ dealing }: { dealing: boolean }) => (
  <g transform="translate(400 118) scale(.62)">
    <Dealer dealing={dealing} />
  </g>
);

/** The scene of a table whose cards its dealer turns. */
export const sceneOf = (table: Pick<BaccaratTable, 'pace'>) => () => <Felt table={table} />;
