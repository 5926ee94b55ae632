/**
 * A game's life in the hall (spec §4: game launch), as one table. Effects are the launcher's business; this table alone
 * says what may follow what. docs/guides/launch.md shows it, and a test holds the two together, cell by cell.
 */
export const playPhases = ['idle', 'starting', 'playing', 'quitting', 'elsewhere'] as const;
export type PlayPhase = (typeof playPhases)[number];

export const playInputs = [
  /** A tile was pressed, nothing stands against it, and the place for the game is open. */
  'launch',
  /** The game's address came, by the channel or by asking. */
  'url_arrived',
  'start_failed',
  /** The member closed the window by hand, or left the page that the game was in. */
  'window_closed',
  'quit',
  /** The house has closed the game, or transfers were paused. */
  'force_quit',
  /** The answer to leaving, or 30 s without one. */
  'quit_done',
  'session_ended',
  /** Another tab of this browser has a game. */
  'opened_elsewhere',
  'closed_elsewhere',
] as const;
export type PlayInput = (typeof playInputs)[number];

/** `null`: the input means nothing in this phase. */
type Row = Readonly<Record<PlayInput, PlayPhase | null>>;

const nothing: Row = {
  launch: null,
  url_arrived: null,
  start_failed: null,
  window_closed: null,
  quit: null,
  force_quit: null,
  quit_done: null,
  session_ended: null,
  opened_elsewhere: null,
  closed_elsewhere: null,
};

const transitions: Readonly<Record<PlayPhase, Row>> = {
  // A game of which this tab knows nothing can be left as well: the server knows it.
  idle: { ...nothing, launch: 'starting', quit: 'quitting', opened_elsewhere: 'elsewhere' },
  starting: {
    ...nothing,
    url_arrived: 'playing',
    start_failed: 'idle',
    window_closed: 'quitting',
    quit: 'quitting',
    force_quit: 'quitting',
    session_ended: 'idle',
  },
  playing: {
    ...nothing,
    launch: 'starting',
    window_closed: 'quitting',
    quit: 'quitting',
    force_quit: 'quitting',
    session_ended: 'idle',
  },
  quitting: { ...nothing, quit_done: 'idle', session_ended: 'idle' },
  elsewhere: {
    ...nothing,
    quit: 'quitting',
    session_ended: 'idle',
    opened_elsewhere: 'elsewhere',
    closed_elsewhere: 'idle',
  },
};

/** The next phase, or `null` when the input means nothing in this phase. */
export const nextPhase = (phase: PlayPhase, input: PlayInput): PlayPhase | null => transitions[phase][input];

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
  | 'pg.transfer_disabled'
  | 'one_key_waiting';

/** What else is known at the press. */
export interface LaunchFacts {
  readonly template: 'wide' | 'narrow';
  /** One key brings the balance back. */
  readonly oneKeyRunning: boolean;
  /** Transfers are paused, and the game's provider keeps its members' money itself. */
  readonly transfersPaused: boolean;
  /** How far the game of another tab is. */
  readonly elsewherePhase: 'starting' | 'playing' | 'quitting' | null;
}

const same = (left: GameRef, right: GameRef): boolean =>
  left.gpId === right.gpId && left.gameType === right.gameType && left.gameCode === right.gameCode;

export const launchRefusal = (
  phase: PlayPhase,
  open: GameRef | null,
  wanted: GameRef,
  facts: LaunchFacts,
): LaunchRefusal | undefined => {
  if (facts.oneKeyRunning) return 'one_key_waiting';
  if (facts.transfersPaused) return 'pg.transfer_disabled';
  const stage = phase === 'elsewhere' ? facts.elsewherePhase : phase;
  if (stage === 'starting') return 'pg.alert_starting';
  if (stage === 'quitting') return 'pg.alert_quitting';
  if (stage === 'playing' && open !== null) {
    if (same(open, wanted)) return 'pg.alert_duplicate';
    // One game a browser (spec §8); only the tab that has it may put another in its place, and that on a desktop.
    if (facts.template === 'narrow' || phase === 'elsewhere') return 'pg.err_is_playing';
  }
  return undefined;
};
