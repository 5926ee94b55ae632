import type { ZodMiniType } from 'zod/mini';
import {
  type FairnessView,
  fairnessSchema,
  type HistoryAnswer,
  historyAnswerSchema,
  type JackpotAnswer,
  jackpotAnswerSchema,
  type LeaveAnswer,
  type LightsAnswer,
  leaveAnswerSchema,
  lightsAnswerSchema,
  type OpenAnswer,
  openAnswerSchema,
  type RotateAnswer,
  rotateAnswerSchema,
  type StateAnswer,
  type StepAnswer,
  stateAnswerSchema,
  stepAnswerSchema,
} from '../../src/play/views.ts';
import { createWire } from './wire.ts';

export interface GameApi<Outcome> {
  readonly open: (ticket: string | null) => Promise<OpenAnswer<Outcome>>;
  readonly step: (actionId: string, stake: string | null, action: object) => Promise<StepAnswer<Outcome>>;
  readonly state: () => Promise<StateAnswer<Outcome>>;
  readonly history: (before?: string) => Promise<HistoryAnswer<Outcome>>;
  readonly fairness: () => Promise<FairnessView>;
  readonly rotate: (clientSeed: string) => Promise<RotateAnswer>;
  /** What the game's jackpot holds; refused for a game without one. */
  readonly jackpot: () => Promise<JackpotAnswer>;
  /** The lights; refused for a game that feeds none. */
  readonly lights: () => Promise<LightsAnswer>;
  readonly leave: () => Promise<LeaveAnswer>;
}

/** The game's calls. `outcome` is the schema of what its kind draws. */
export const createGameApi = <Outcome>(gameCode: string, outcome: ZodMiniType<Outcome>): GameApi<Outcome> => {
  const { open, post } = createWire(gameCode);
  const openAnswer = openAnswerSchema(outcome);
  const stepAnswer = stepAnswerSchema(outcome);
  const stateAnswer = stateAnswerSchema(outcome);
  const historyAnswer = historyAnswerSchema(outcome);
  return {
    open: (ticket) => open(ticket, openAnswer),
    step: (actionId, stake, action) => post('step', { action_id: actionId, stake, action }, stepAnswer),
    state: () => post('state', {}, stateAnswer),
    history: (before) => post('history', before === undefined ? {} : { before }, historyAnswer),
    fairness: () => post('fairness', {}, fairnessSchema),
    rotate: (clientSeed) => post('fairness/rotate', { client_seed: clientSeed }, rotateAnswerSchema),
    jackpot: () => post('jackpot', {}, jackpotAnswerSchema),
    lights: () => post('lights', {}, lightsAnswerSchema),
    leave: () => post('leave', {}, leaveAnswerSchema),
  };
};
