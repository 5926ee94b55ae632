/** A player as the suite plays with them, all by one provider's key. */
export interface TestPlayer {
  readonly playerId: string;
  readonly sessionToken: string;
  readonly currency: string;
  readonly gameCode: string;
  /** Cash in minor units when the player was handed over. */
  readonly cash: number;
}

/** What the hall asks a provider about a round, and what the suite makes the provider say. */
export interface ProviderWord {
  readonly state: 'open' | 'closed' | 'cancelled' | 'unknown';
  readonly bet_total: number;
  readonly win_total: number;
  readonly transactions: readonly object[];
}

/**
 * How the suite comes by players and puts a hall into states that no wallet call brings about. Whatever is left out
 * cannot be arranged there: the cases that need it are skipped and say so.
 */
export interface HallPort {
  /** For the report. */
  readonly name: string;
  /** Whether `player` answers the same person again and again, with whatever the cases before have left. */
  readonly reusesPlayers: boolean;
  /** A player in a session at the first provider (or the second), with at least this cash in minor units. */
  readonly player: (cash: number, provider?: 'first' | 'second') => Promise<TestPlayer>;
  /** A game of the first provider that is known and cannot be played. */
  readonly disabledGame?: string;
  /** Whether the second provider's key has the permission for `/wallet/adjust`, where that is known. */
  readonly secondMayAdjust?: boolean;
  /** A launch token of the player, as the hall would hand one to a game. */
  readonly launchToken?: (player: TestPlayer, kind: 'fresh' | 'late') => Promise<string>;
  readonly endSession?: (player: TestPlayer) => Promise<void>;
  readonly block?: (player: TestPlayer) => Promise<void>;
  readonly exclude?: (player: TestPlayer) => Promise<void>;
  /** No single bet of the player may be above this, in minor units. */
  readonly limitBet?: (player: TestPlayer, max: number) => Promise<void>;
  /** Keeps the hall from writing the player's account until the answered function is called. */
  readonly stall?: (player: TestPlayer) => Promise<() => Promise<void>>;
  /**
   * Lets the player's open rounds grow old, has the hall ask for them (wallet protocol, rule 7) and answers when it
   * has acted. The first provider says what `say` answers.
   */
  readonly sweep?: (player: TestPlayer, say: (roundId: string) => ProviderWord) => Promise<void>;
  /** Free rounds for the player in the player's game; answers their id. */
  readonly grantFreeRounds?: (player: TestPlayer, rounds: number) => Promise<string>;
  /** Differences that the hall's own books show; the suite asks at the end. */
  readonly differences?: () => Promise<readonly string[]>;
}

/** A case that cannot be run here; its reason goes into the report. */
export class Skip extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Skip';
  }
}

type Arrangement = Exclude<keyof HallPort, 'name' | 'reusesPlayers' | 'player' | 'secondMayAdjust'>;

const inWords = {
  disabledGame: 'name a game that cannot be played',
  launchToken: 'give out launch tokens',
  endSession: "end a player's session",
  block: 'block a player',
  exclude: 'exclude a player',
  limitBet: "limit a player's bets",
  stall: "hold up a player's account",
  sweep: 'make open rounds old',
  grantFreeRounds: 'grant free rounds',
  differences: "read the hall's books",
} as const satisfies Record<Arrangement, string>;

/** What the port can arrange, or a skip that says what it cannot. */
export const arranged = <Name extends Arrangement>(
  port: HallPort,
  name: Name,
): NonNullable<HallPort[Name]> => {
  const found = port[name];
  if (found === undefined) throw new Skip(`the set-up of this hall cannot ${inWords[name]}`);
  return found;
};
