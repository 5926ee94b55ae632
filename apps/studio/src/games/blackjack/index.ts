import { minor } from '@pavilion/money';
import { z } from 'zod';
import { ActionRefused, defineGame, type Game, type GameKind } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { winOf } from '../units.ts';
import { type BlackjackOutcome, blackjackOutcomeSchema, moves } from './outcome.ts';
import { cardSizes, deal, playMove } from './rules.ts';
import { bestReturn } from './theory.ts';

const actionSchema = z.strictObject({ move: z.enum(moves).optional() });

/** A deal opens the round; every move is a step, and all of them read on in the deal's own draw. */
const blackjackKind: GameKind<BlackjackOutcome, z.output<typeof actionSchema>> = {
  outcome: blackjackOutcomeSchema,
  action: actionSchema,
  draws: 'once',
  play: async ({ stake, before, action: { move }, draw }) => {
    const cards = await draw(cardSizes);
    const opens = before === null;
    if (opens !== (move === undefined)) throw new ActionRefused(opens ? 'no cards yet' : 'which move?');
    const played = before === null || move === undefined ? deal(cards) : playMove(before, move, cards);
    if (!played) throw new ActionRefused('the table does not allow it');
    return {
      outcome: played.outcome,
      furtherStake: played.askedUnits === 0 ? minor(0) : winOf(played.askedUnits, stake),
      win: winOf(played.wonUnits, stake),
      closes: played.closes,
    };
  },
  unattended: ({ insurance }) => ({ move: insurance === 'offered' ? 'decline' : 'stand' }),
  verifyFields: ({ moves: made }) => ({ moves: made.join(',') }),
};

let rtpBp: number | undefined;

/** Twenty-One by Lantern: blackjack against the house. */
export const blackjack: Game = defineGame(
  {
    gameCode: 'lantern-twenty-one',
    gpId: 1,
    gameType: 6,
    names: { zh_CN: '灯下廿一点', en_US: 'Lantern Twenty-One' },
    stakesOf,
    rtpBp: () => {
      rtpBp ??= Math.round(bestReturn() * 10_000);
      return rtpBp;
    },
    pages: { play: 'blackjack/main.tsx', verify: 'verifyDraw/main.tsx' },
    measured: null,
  },
  blackjackKind,
);
