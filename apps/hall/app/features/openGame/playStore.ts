import type { LaunchMode } from '@pavilion/contract/play';
import { createStore, useStore } from '../../base/store.ts';
import { noteGame } from './firstGame.ts';
import { type GameRef, nextPhase, type PlayInput, type PlayPhase } from './playMachine.ts';
import { playElsewhere, tellTabs } from './sharedPlay.ts';

export interface PlayState {
  readonly phase: PlayPhase;
  readonly game: GameRef | null;
  /** As its tile names it. */
  readonly name: string;
  /** Id of the provider's own Android app; null where it has none. */
  readonly androidId: string | null;
  /** Where it opens; null while there is none, and for a game of another tab. */
  readonly mode: LaunchMode | null;
  /** Address of a game that stands in this page, once it is known. */
  readonly frameUrl: string | null;
  /** Server's id of the play, known once the request was answered. */
  readonly playId: string | null;
}

const idle: PlayState = {
  phase: 'idle',
  game: null,
  name: '',
  androidId: null,
  mode: null,
  frameUrl: null,
  playId: null,
};
const play = createStore(idle);

const tell = ({ phase, game, name, androidId, playId }: PlayState): void => {
  if (phase === 'elsewhere') return;
  tellTabs(phase === 'idle' || game === null ? null : { phase, ...game, name, androidId, playId });
};

const show = (next: PlayState): void => {
  // The other tabs first: what shows the game here may ask them.
  tell(next);
  play.set(next);
};

export const playState = play.get;

let launchedMs = 0;
/** When this tab last began to open a game, by the page's own clock; 0 when it has not yet. */
export const launchedAtMs = (): number => launchedMs;

type Change = Partial<Omit<PlayState, 'phase'>>;

/** Takes an input; answers false when it means nothing in the present phase. */
export const takeInput = (input: PlayInput, change: Change = {}): boolean => {
  const state = play.get();
  const phase = nextPhase(state.phase, input);
  if (phase === null) return false;
  if (input === 'launch') launchedMs = performance.now();
  if (phase === 'playing') noteGame();
  show(phase === 'idle' ? idle : { ...state, ...change, phase });
  return true;
};

/** Notes what has become known of the game that is open. */
export const notePlay = (change: Pick<Change, 'playId' | 'frameUrl'>): void => {
  const state = play.get();
  if (state.phase !== 'idle' && state.phase !== 'elsewhere') show({ ...state, ...change });
};

/** Follows what the other tabs say of their game. */
export const followTabs = (): void => {
  const other = playElsewhere();
  if (other === null) {
    takeInput('closed_elsewhere');
    return;
  }
  const { gpId, gameType, gameCode, name, androidId, playId } = other;
  takeInput('opened_elsewhere', {
    game: { gpId, gameType, gameCode },
    name,
    androidId,
    playId,
    mode: null,
    frameUrl: null,
  });
};

export const usePlayState = (): PlayState => useStore(play);
