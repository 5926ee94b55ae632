import type {
  FairnessView,
  HistoryAnswer,
  JackpotAnswer,
  LeaveAnswer,
  OpenAnswer,
  RotateAnswer,
  StateAnswer,
  StepAnswer,
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
  readonly leave: () => Promise<LeaveAnswer>;
}

/** The game's calls. */
export const createGameApi = <Outcome>(gameCode: string): GameApi<Outcome> => {
  const { open, post } = createWire(gameCode);
  return {
    open,
    step: (actionId, stake, action) => post('step', { action_id: actionId, stake, action }),
    state: () => post('state', {}),
    history: (before) => post('history', before === undefined ? {} : { before }),
    fairness: () => post('fairness', {}),
    rotate: (clientSeed) => post('fairness/rotate', { client_seed: clientSeed }),
    jackpot: () => post('jackpot', {}),
    leave: () => post('leave', {}),
  };
};
