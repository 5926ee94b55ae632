import { minor } from '@pavilion/money';
import { z } from 'zod';
import { isDistinct } from '../distinct.ts';
import { ActionRefused, defineGame, type Game, type GameKind } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { winOf } from '../units.ts';
import { type KenoOutcome, kenoOutcomeSchema } from './outcome.ts';
import {
  drawnFrom,
  hitsOf,
  type Lamp,
  lamps,
  numberCount,
  picksMax,
  sizesOf,
  ticketText,
  unitsOf,
} from './rules.ts';
import { returnsBp } from './theory.ts';

const ball = z.number().int().min(1).max(numberCount);

const actionSchema = z
  .strictObject({
    picks: z.array(ball).min(1).max(picksMax).refine(isDistinct),
    /** With the harbor light. */
    light: z.boolean().optional(),
    /** With the lighthouse. */
    beam: z.boolean().optional(),
  })
  .refine(({ light, beam }) => !(light === true && beam === true));

const lampIn = ({ light, beam }: z.output<typeof actionSchema>): Lamp =>
  light === true ? 'light' : beam === true ? 'beam' : 'none';

const kenoKind: GameKind<KenoOutcome, z.output<typeof actionSchema>> = {
  outcome: kenoOutcomeSchema,
  action: actionSchema,
  draws: 'each-step',
  play: async ({ stake, action, draw }) => {
    const picks = [...action.picks].sort((a, b) => a - b);
    const lamp = lampIn(action);
    const told = drawnFrom(lamp, await draw(sizesOf(lamp)));
    const { drawn } = told;
    return {
      outcome: { picks, hits: hitsOf(picks, drawn), ...(lamp === 'light' && { light: true }), ...told },
      furtherStake: minor(0),
      win: winOf(unitsOf({ picks, lamp, ...told }), stake),
      closes: true,
    };
  },
  unattended: () => {
    throw new ActionRefused('a draw leaves nothing to play');
  },
  verifyFields: (outcome) => ({ picks: ticketText(outcome) }),
};

/** Harbor Keno: a draw at a press. Its return is told for the least generous number of picks. */
export const keno: Game = defineGame(
  {
    gameCode: 'harbor-keno',
    gpId: 4,
    gameType: 5,
    names: { zh_CN: '港湾快彩', en_US: 'Harbor Keno' },
    stakesOf,
    rtpBp: () => Math.min(...lamps.flatMap((lamp) => returnsBp(lamp))),
    pages: { play: 'keno/main.tsx', verify: 'verifyDraw/main.tsx' },
    measured: null,
  },
  kenoKind,
);
