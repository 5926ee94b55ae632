/**
 * A game's life in the hall (spec §4: game launch), as one table. Effects are the launcher's business; this table alone
 * says what may follow what.
 */
export type PlayPhase =
  | 'idle'
  /** The window is opened and the play asked for; the URL has not come. */
  | 'starting'
  /** The game is open in its window. */
  | 'playing'
  /** Leaving was asked for; the answer, or 30 s, clears it. */
  | 'quitting';

export type PlayInput =
  | 'launch'
  | 'url_arrived'
  | 'start_failed'
  | 'window_closed'
  | 'quit'
  | 'quit_done'
  | 'session_ended';

const transitions: Readonly<Record<PlayPhase, Partial<Record<PlayInput, PlayPhase>>>> = {
  idle: { launch: 'starting' },
  starting: {
    url_arrived: 'playing',
    start_failed: 'idle',
    window_closed: 'quitting',
    quit: 'quitting',
    session_ended: 'idle',
  },
  playing: { launch: 'starting', window_closed: 'quitting', quit: 'quitting', session_ended: 'idle' },
  quitting: { quit_done: 'idle', session_ended: 'idle' },
};

/** The next phase, or `undefined` when the input means nothing in this phase. */
export const nextPhase = (phase: PlayPhase, input: PlayInput): PlayPhase | undefined =>
  transitions[phase][input];

export interface GameRef {
  readonly gpId: number;
  readonly gameType: number;
  readonly gameCode: string;
}

/** Why a launch is refused before anything is asked for (spec §5); each is a message key. */
export type LaunchRefusal =
  | 'pg.alert_starting'
  | 'pg.alert_quitting'
  | 'pg.alert_duplicate'
  | 'pg.err_is_playing'
  | 'one_key_waiting';

const same = (left: GameRef, right: GameRef): boolean =>
  left.gpId === right.gpId && left.gameType === right.gameType && left.gameCode === right.gameCode;

export const launchRefusal = (
  phase: PlayPhase,
  open: GameRef | null,
  wanted: GameRef,
  { template, oneKeyRunning }: { template: 'wide' | 'narrow'; oneKeyRunning: boolean },
): LaunchRefusal | undefined => {
  if (oneKeyRunning) return 'one_key_waiting';
  if (phase === 'starting') return 'pg.alert_starting';
  if (phase === 'quitting') return 'pg.alert_quitting';
  if (phase === 'playing' && open !== null) {
    if (same(open, wanted)) return 'pg.alert_duplicate';
    if (template === 'narrow') return 'pg.err_is_playing';
  }
  return undefined;
};
