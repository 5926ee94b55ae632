import { minor } from '@pavilion/money';
import { z } from 'zod';
import { packSize } from '../cards/card.ts';
import { ActionRefused, defineGame, type Game, type GameKind } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { winOf } from '../units.ts';
import { type BlackjackOutcome, cardSizes, deal, moves, playMove } from './rules.ts';
import { bestReturn } from './theory.ts';

const card = z
  .number()
  .int()
  .min(0)
  .max(packSize - 1);
const moveSchema = z.enum(moves);

const outcomeSchema: z.ZodType<BlackjackOutcome> = z.strictObject({
  hands: z.array(
    z.strictObject({
      cards: z.array(card),
      stakes: z.number().int().min(1).max(2),
      done: z.boolean(),
      result: z.enum(['blackjack', 'win', 'push', 'lose', 'bust']).nullable(),
    }),
  ),
  active: z.number().int().nullable(),
  dealer: z.array(card),
  insurance: z.enum(['none', 'offered', 'declined', 'won', 'lost']),
  used: z.number().int(),
  can: z.array(moveSchema),
  moves: z.array(moveSchema),
});

const actionSchema = z.strictObject({ move: moveSchema.optional() });

/** A deal opens the round; every move is a step, and all of them read on in the deal's own draw. */
const blackjackKind: GameKind<BlackjackOutcome, z.output<typeof actionSchema>> = {
  outcome: outcomeSchema,
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
