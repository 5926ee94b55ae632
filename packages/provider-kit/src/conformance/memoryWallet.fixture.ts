import { hash } from 'node:crypto';
import type { WalletAnswer, WalletRequest } from '../adapter.ts';
import type { WalletRefusal } from '../walletCalls.ts';

/**
 * The protocol in a few maps: a wallet that has nothing in common with the hall's own but its rules. It can be given
 * defects, each a mistake that a real wallet could have.
 */
export const defects = [
  'pays repeats again',
  'takes repeats again',
  'answers an id with other content as a repeat',
  'forgets tombstones',
  'refunds twice',
  'refunds settled bets',
  'pays wins of bets that were rolled back',
  'checks funds before it waits',
  'lets a refused bet succeed later',
  'asks for a session when it pays',
  'pays wins of other rounds',
  'pays wins of other players',
  'shares transaction ids between providers',
  'takes sessions of other providers',
  'pays closed rounds',
  'ignores limits',
  'ignores blocks',
  'believes the totals that it is told',
  'counts stakes that were rolled back',
  'says nothing of the balance when funds lack',
  'adjusts without permission',
] as const;
export type WalletDefect = (typeof defects)[number];

interface Session {
  readonly gpId: number;
  isOver: boolean;
}

export interface MemoryPlayer {
  readonly id: string;
  cash: number;
  isBlocked: boolean;
  isExcluded: boolean;
  betMax: number;
  readonly sessions: Map<string, Session>;
}

interface Round {
  readonly gameCode: string;
  state: 'open' | 'closed' | 'cancelled';
  stake: number;
  win: number;
}

interface Transaction {
  readonly kind: WalletRequest['name'] | 'tombstone';
  readonly content: string;
  readonly answer: Outcome;
  readonly playerId: string;
  readonly roundKey: string;
  readonly amount: number;
  readonly target: string;
  readonly txId: string;
  state: 'done' | 'rejected' | 'rolled_back';
}

interface Outcome {
  readonly status: 'OK' | WalletRefusal;
  readonly field?: string;
  readonly totals?: { bet_total: number; win_total: number; mismatch: boolean };
}

interface FreeRounds {
  readonly playerId: string;
  left: number;
}

type Moving = Exclude<WalletRequest, { readonly name: 'authenticate' | 'balance' | 'txStatus' }>;
type Money = Partial<Record<'amount' | 'bet_amount' | 'win_amount', number>>;

export const memoryCurrency = 'USD';
export const memoryGames = { live: 'lantern', closed: 'shut' } as const;

const contentOf = ({ name, body }: Moving): string => {
  const { request_id, occurred_at, meta, session_token, ...content } = body;
  return hash('sha256', JSON.stringify([name, Object.entries(content).sort()]), 'hex');
};

/** As many bets stand between their check and their work before they go on; the last of 50 is in the middle of them. */
const gatheredMin = 7;
const gatherMs = 200;

export class MemoryWallet {
  readonly players = new Map<string, MemoryPlayer>();
  readonly launchTokens = new Map<string, { playerId: string; gpId: number; isLate: boolean }>();
  readonly freeRounds = new Map<string, FreeRounds>();
  readonly stalled = new Set<string>();
  readonly #transactions = new Map<string, Transaction>();
  readonly #rounds = new Map<string, Round>();
  #gathered = 0;
  #others = Promise.withResolvers<void>();
  readonly #has: (defect: WalletDefect) => boolean;

  constructor(given: readonly WalletDefect[] = []) {
    this.#has = (defect) => given.includes(defect);
  }

  async answer(gpId: number, request: WalletRequest): Promise<WalletAnswer> {
    const { name, body } = request;
    if (name === 'authenticate') return this.#authenticate(gpId, body);
    const player = this.players.get(body.player_id);
    if (name === 'balance') {
      const session = player?.sessions.get(body.session_token);
      if (!player || session?.gpId !== gpId) return this.#say(body, { status: 'INVALID_TOKEN' });
      if (session.isOver) return this.#say(body, { status: 'TOKEN_EXPIRED' });
      return this.#say(body, { status: 'OK' }, player);
    }
    if (name === 'txStatus') {
      const found = this.#transactions.get(this.#key(gpId, body.target_transaction_id));
      const transaction_status = found?.playerId === body.player_id ? found.state : 'unknown';
      if (!player || !this.#playsAt(gpId, player)) return this.#say(body, { status: 'INVALID_TOKEN' });
      return { ...this.#say(body, { status: 'OK' }, player), transaction_status } as WalletAnswer;
    }
    if (this.stalled.has(body.player_id)) return this.#say(body, { status: 'RETRY_LATER' });
    return this.#move(gpId, request, player);
  }

  /** Rounds of a player that nobody has ended. */
  openRounds(gpId: number, playerId: string): string[] {
    const prefix = `${gpId} ${playerId} `;
    return [...this.#rounds]
      .filter(([key, round]) => key.startsWith(prefix) && round.state === 'open')
      .map(([key]) => key.slice(prefix.length));
  }

  standingBets(gpId: number, playerId: string, roundId: string): string[] {
    const roundKey = `${gpId} ${playerId} ${roundId}`;
    return [...this.#transactions]
      .filter(([, found]) => found.kind === 'bet' && found.state === 'done' && found.roundKey === roundKey)
      .map(([key]) => key.slice(key.indexOf(' ') + 1));
  }

  #key(gpId: number, transactionId: string): string {
    return `${this.#has('shares transaction ids between providers') ? 'all' : gpId} ${transactionId}`;
  }

  #authenticate(gpId: number, body: Extract<WalletRequest, { name: 'authenticate' }>['body']): WalletAnswer {
    const launch = this.launchTokens.get(body.launch_token);
    if (launch?.gpId !== gpId) return this.#say(body, { status: 'INVALID_TOKEN' });
    if (launch.isLate) return this.#say(body, { status: 'TOKEN_EXPIRED' });
    this.launchTokens.delete(body.launch_token);
    const player = this.players.get(launch.playerId);
    if (!player) return this.#say(body, { status: 'INVALID_TOKEN' });
    const session_token = `session of ${body.launch_token}`;
    player.sessions.set(session_token, { gpId, isOver: false });
    return {
      ...this.#say(body, { status: 'OK' }, player),
      player_id: player.id,
      session_token,
      locale: 'en_US',
      game_code: memoryGames.live,
      limits: { bet_max: null, session_stake_max: null },
    } as WalletAnswer;
  }

  async #move(gpId: number, request: Moving, player: MemoryPlayer | undefined): Promise<WalletAnswer> {
    const { name, body } = request;
    const key = this.#key(gpId, body.transaction_id);
    const content = contentOf(request);
    const known = this.#transactions.get(key);
    if (known && !this.#isForgotten(name, known)) {
      if (known.kind === 'tombstone') return this.#say(body, { status: 'CANCELLED_BEFORE' });
      const isSame = known.content === content || this.#has('answers an id with other content as a repeat');
      if (!isSame) return this.#say(body, { status: 'DUPLICATE_MISMATCH' });
      return this.#say(body, known.answer, player, { txId: known.txId, duplicate: true });
    }
    const outcome = this.#judge(gpId, request, player);
    if (name === 'bet' && this.#has('checks funds before it waits')) await this.#gather();
    if (outcome.status === 'OK') this.#apply(gpId, request, player);
    const txId = String(this.#transactions.size + 1);
    const isKept = outcome.status === 'OK' || name === 'bet' || name === 'betWin' || name === 'adjust';
    if (isKept) {
      this.#transactions.set(key, {
        kind: name,
        content,
        answer: outcome,
        playerId: body.player_id,
        roundKey: this.#roundKey(gpId, request),
        amount: (body as Money).amount ?? (body as Money).bet_amount ?? 0,
        target: 'bet_transaction_id' in body ? body.bet_transaction_id : '',
        txId,
        state: outcome.status === 'OK' ? 'done' : 'rejected',
      });
    }
    return this.#say(body, outcome, player, { txId, duplicate: false });
  }

  /** Holds a bet until others have been checked, too; one that comes alone goes on after a while. */
  async #gather(): Promise<void> {
    const alone = new Promise<void>((resolve) => setTimeout(resolve, gatherMs));
    this.#gathered += 1;
    if (this.#gathered >= gatheredMin) {
      this.#gathered = 0;
      this.#others.resolve();
      this.#others = Promise.withResolvers<void>();
      return;
    }
    await Promise.race([this.#others.promise, alone]);
  }

  /** Whether a defect lets a known transaction be done again. */
  #isForgotten(name: Moving['name'], known: Transaction): boolean {
    if (known.kind === 'tombstone') return this.#has('forgets tombstones');
    if (known.answer.status !== 'OK') return this.#has('lets a refused bet succeed later');
    if (name === 'win' || name === 'promoWin') return this.#has('pays repeats again');
    return name === 'bet' && this.#has('takes repeats again');
  }

  #roundKey(gpId: number, { body }: Moving): string {
    return `${gpId} ${body.player_id} ${body.round_id ?? ''}`;
  }

  #judge(gpId: number, request: Moving, player: MemoryPlayer | undefined): Outcome {
    switch (request.name) {
      case 'bet':
      case 'betWin':
        return { status: 'OK', ...this.#judgeBet(gpId, request, player) };
      case 'win':
        return { status: this.#judgeWin(gpId, request, player) };
      case 'rollback':
        return this.#playsAt(gpId, player) ? this.#judgeRollback(gpId, request) : { status: 'INVALID_TOKEN' };
      case 'promoWin':
        if (!player) return { status: 'INVALID_TOKEN' };
        return { status: request.body.currency === memoryCurrency ? 'OK' : 'WRONG_CURRENCY' };
      case 'adjust':
        return this.#judgeAdjust(gpId, request, player);
      case 'roundClose':
        return this.#judgeClose(gpId, request);
    }
  }

  #judgeBet(
    gpId: number,
    request: Extract<Moving, { name: 'bet' | 'betWin' }>,
    player: MemoryPlayer | undefined,
  ): Partial<Outcome> {
    const { body } = request;
    const stake = request.name === 'bet' ? request.body.amount : request.body.bet_amount;
    const session = player?.sessions.get(body.session_token);
    const isOurs = session?.gpId === gpId || this.#has('takes sessions of other providers');
    if (!player || !session || !isOurs) return { status: 'INVALID_TOKEN' };
    if (session.isOver) return { status: 'TOKEN_EXPIRED' };
    if (player.isBlocked && !this.#has('ignores blocks')) return { status: 'PLAYER_BLOCKED' };
    if (player.isExcluded && !this.#has('ignores blocks')) return { status: 'PLAYER_EXCLUDED' };
    if (body.currency !== memoryCurrency) return { status: 'WRONG_CURRENCY' };
    if (body.game_code === memoryGames.closed) return { status: 'GAME_DISABLED' };
    if (body.game_code !== memoryGames.live) return { status: 'INVALID_GAME' };
    if ((this.#rounds.get(this.#roundKey(gpId, request))?.state ?? 'open') !== 'open')
      return { status: 'ROUND_CLOSED' };
    if (body.free_round_id !== undefined) {
      const free = this.freeRounds.get(body.free_round_id);
      if (free?.playerId !== player.id) return { status: 'BAD_REQUEST', field: 'free_round_id' };
      if (stake > 0) return { status: 'BAD_REQUEST', field: 'amount' };
      if (free.left < 1) return { status: 'LIMIT_REACHED' };
    }
    if (stake > player.betMax && !this.#has('ignores limits')) return { status: 'LIMIT_REACHED' };
    return stake > player.cash ? { status: 'INSUFFICIENT_FUNDS' } : {};
  }

  #judgeWin(
    gpId: number,
    request: Extract<Moving, { name: 'win' }>,
    player: MemoryPlayer | undefined,
  ): Outcome['status'] {
    const { body } = request;
    const bet = this.#transactions.get(this.#key(gpId, body.bet_transaction_id));
    const roundKey = this.#roundKey(gpId, request);
    if (!player || !bet || bet.state === 'rejected' || !['bet', 'betWin', 'tombstone'].includes(bet.kind))
      return 'BET_NOT_FOUND';
    const isTheirs = bet.playerId === player.id || this.#has('pays wins of other players');
    const isHere =
      bet.roundKey === roundKey || bet.kind === 'tombstone' || this.#has('pays wins of other rounds');
    const isElsewhere = bet.playerId !== player.id && this.#has('pays wins of other players');
    if (!isTheirs || !(isHere || isElsewhere)) return 'BET_NOT_FOUND';
    if (bet.state === 'rolled_back' && !this.#has('pays wins of bets that were rolled back'))
      return 'CANCELLED_BEFORE';
    if (body.currency !== memoryCurrency) return 'WRONG_CURRENCY';
    if (this.#has('asks for a session when it pays')) {
      const session = player.sessions.get(body.session_token ?? '');
      if (!session || session.isOver) return 'TOKEN_EXPIRED';
    }
    const isClosed = this.#rounds.get(roundKey)?.state === 'closed';
    return isClosed && !this.#has('pays closed rounds') ? 'ROUND_CLOSED' : 'OK';
  }

  /** A provider speaks of its own players alone. */
  #playsAt(gpId: number, player: MemoryPlayer | undefined): boolean {
    return [...(player?.sessions.values() ?? [])].some((session) => session.gpId === gpId);
  }

  #judgeRollback(gpId: number, request: Extract<Moving, { name: 'rollback' }>): Outcome {
    const { body } = request;
    const refused = { status: 'BAD_REQUEST', field: 'target_transaction_id' } as const;
    if (body.target_transaction_id === body.transaction_id) return refused;
    const bet = this.#transactions.get(this.#key(gpId, body.target_transaction_id));
    if (bet && !['bet', 'betWin', 'tombstone'].includes(bet.kind)) return refused;
    if (body.currency !== memoryCurrency) return { status: 'WRONG_CURRENCY' };
    if (!bet) return { status: 'OK' };
    if (bet.playerId !== body.player_id) return { status: 'BET_NOT_FOUND' };
    if (bet.kind === 'tombstone' || bet.state !== 'done') return { status: 'OK' };
    if (bet.roundKey !== this.#roundKey(gpId, request)) return { status: 'BET_NOT_FOUND' };
    const hasWon = [...this.#transactions.values()].some(
      ({ kind, target, playerId }) =>
        kind === 'win' && target === body.target_transaction_id && playerId === body.player_id,
    );
    const isSettled = hasWon || this.#rounds.get(bet.roundKey)?.state !== 'open';
    return { status: isSettled && !this.#has('refunds settled bets') ? 'ALREADY_SETTLED' : 'OK' };
  }

  #judgeAdjust(
    gpId: number,
    request: Extract<Moving, { name: 'adjust' }>,
    player: MemoryPlayer | undefined,
  ): Outcome {
    if (gpId !== 1 && !this.#has('adjusts without permission'))
      return { status: 'BAD_REQUEST', field: 'x-key-id' };
    if (!player || !this.#rounds.has(this.#roundKey(gpId, request))) return { status: 'BET_NOT_FOUND' };
    return { status: player.cash + request.body.amount < 0 ? 'INSUFFICIENT_FUNDS' : 'OK' };
  }

  #judgeClose(gpId: number, request: Extract<Moving, { name: 'roundClose' }>): Outcome {
    const round = this.#rounds.get(this.#roundKey(gpId, request));
    if (!round) return { status: 'BET_NOT_FOUND' };
    const { bet_total, win_total } = request.body;
    const told = { bet_total, win_total, mismatch: false };
    if (this.#has('believes the totals that it is told')) return { status: 'OK', totals: told };
    const mismatch = bet_total !== round.stake || win_total !== round.win;
    return { status: 'OK', totals: { bet_total: round.stake, win_total: round.win, mismatch } };
  }

  #apply(gpId: number, request: Moving, player: MemoryPlayer | undefined): void {
    const roundKey = this.#roundKey(gpId, request);
    if (request.name === 'rollback') {
      this.#applyRollback(gpId, request, player);
      return;
    }
    if (!player) return;
    if (request.name === 'promoWin' || request.name === 'adjust') {
      player.cash += request.body.amount;
      return;
    }
    const isStake = request.name === 'bet' || request.name === 'betWin';
    const round = this.#rounds.get(roundKey) ?? {
      gameCode: request.body.game_code,
      state: 'open' as const,
      stake: 0,
      win: 0,
    };
    if (isStake) this.#rounds.set(roundKey, round);
    const stake =
      request.name === 'bet' ? request.body.amount : request.name === 'betWin' ? request.body.bet_amount : 0;
    const win =
      request.name === 'win' ? request.body.amount : request.name === 'betWin' ? request.body.win_amount : 0;
    round.stake += stake;
    round.win += win;
    player.cash += win - stake;
    const closes =
      'round_closed' in request.body ? request.body.round_closed : !isStake || request.name === 'betWin';
    if (closes) round.state = 'closed';
    const free = isStake ? this.freeRounds.get(request.body.free_round_id ?? '') : undefined;
    if (free) free.left -= 1;
  }

  #applyRollback(
    gpId: number,
    { body }: Extract<Moving, { name: 'rollback' }>,
    player: MemoryPlayer | undefined,
  ): void {
    const key = this.#key(gpId, body.target_transaction_id);
    const bet = this.#transactions.get(key);
    if (!bet) {
      const roundKey = `${gpId} ${body.player_id} ${body.round_id}`;
      const nothing = { content: '', amount: 0, target: '', txId: '0', answer: { status: 'OK' } } as const;
      const buried = { kind: 'tombstone', state: 'rolled_back', playerId: body.player_id, roundKey } as const;
      this.#transactions.set(key, { ...nothing, ...buried });
      return;
    }
    const isDue = bet.state === 'done' || (bet.state === 'rolled_back' && this.#has('refunds twice'));
    if (!player || !isDue) return;
    player.cash += bet.amount;
    bet.state = 'rolled_back';
    const round = this.#rounds.get(bet.roundKey);
    if (round && !this.#has('counts stakes that were rolled back')) round.stake -= bet.amount;
    for (const free of this.freeRounds.values())
      if (free.playerId === player.id && bet.amount === 0) free.left += 1;
  }

  #say(
    body: { readonly request_id: string; readonly currency?: string },
    { status, field, totals }: Outcome,
    player?: MemoryPlayer,
    posted?: { readonly txId: string; readonly duplicate: boolean },
  ): WalletAnswer {
    const money = {
      balance: { cash: player?.cash ?? 0, bonus: 0 },
      currency: body.currency ?? memoryCurrency,
    };
    const isShort =
      status === 'INSUFFICIENT_FUNDS' && !this.#has('says nothing of the balance when funds lack');
    return {
      status,
      request_id: body.request_id,
      ...((status === 'OK' || isShort) && money),
      ...(posted && { operator_tx_id: posted.txId, duplicate: posted.duplicate }),
      ...(field !== undefined && { field }),
      ...totals,
      processed_at: new Date().toISOString(),
    } as WalletAnswer;
  }
}
