import type { AnswerOf, RequestOf, WalletCalls, WalletRefusal } from '@pavilion/provider-kit';

interface Moved {
  kind: 'bet' | 'win' | 'bet-win' | 'rollback' | 'adjust';
  roundId: string;
  delta: number;
  stake: number;
  fingerprint: string;
  state: 'done' | 'rejected' | 'rolled_back' | 'tombstone';
  /** As it was sent. */
  contribution?: { jackpotId: string | undefined; amount: string };
  jackpotWin?: { jackpot_id: string; amount: number };
}

export interface Player {
  id: string;
  currency: string;
  cash: number;
  sessionToken: string;
  launchTokens: Set<string>;
  blocked: WalletRefusal | null;
  betMax: number | null;
  /** What the site's rules say of autoplay; left out by a hall that says nothing. */
  autoplay?: boolean;
  /** And of buying a feature. */
  featureBuy?: boolean;
  /** And of hurrying, and of the time between rounds. */
  hurry?: boolean;
  roundMs?: number;
}

export type WalletWord = { [Name in keyof WalletCalls]: AnswerOf<WalletCalls[Name]> }[keyof WalletCalls];

/** One wallet call as the hall reads it. */
export type WalletQuestion = {
  [Name in keyof WalletCalls]: { readonly name: Name; readonly body: RequestOf<WalletCalls[Name]> };
}[keyof WalletCalls];

/** A hall's books in memory, by the rules of the wallet protocol that a slot touches. */
export class HallBooks {
  readonly players = new Map<string, Player>();
  readonly transactions = new Map<string, Moved>();
  readonly closedRounds = new Set<string>();

  addPlayer(id: string, currency: string, cash: number): Player {
    const player: Player = {
      id,
      currency,
      cash,
      sessionToken: `session-${id}`,
      launchTokens: new Set(),
      blocked: null,
      betMax: null,
    };
    this.players.set(id, player);
    return player;
  }

  /** Sum of everything that moved for this round, from the player's side. */
  netOf(roundId: string): number {
    let net = 0;
    for (const moved of this.transactions.values()) if (moved.roundId === roundId) net += moved.delta;
    return net;
  }

  refuse(requestId: string, status: WalletRefusal, player?: Player): WalletWord {
    return {
      status,
      request_id: requestId,
      processed_at: new Date().toISOString(),
      ...(player && { balance: { cash: player.cash, bonus: 0 }, currency: player.currency }),
    };
  }

  /** The hall's word to one call, by the rules of the wallet protocol. */
  answer(request: WalletQuestion): WalletWord {
    const { name, body } = request;
    const player =
      name === 'authenticate'
        ? [...this.players.values()].find((candidate) =>
            candidate.launchTokens.has(request.body.launch_token),
          )
        : this.players.get(request.body.player_id);
    if (!player) return this.refuse(body.request_id, 'INVALID_TOKEN');
    switch (name) {
      case 'authenticate':
        player.launchTokens.delete(request.body.launch_token);
        return {
          ...this.#ok(body.request_id, player),
          player_id: player.id,
          session_token: player.sessionToken,
          locale: 'en_US',
          game_code: request.body.game_code ?? 'koi-lantern',
          limits: { bet_max: player.betMax, session_stake_max: null },
          ...(player.autoplay !== undefined && {
            rules: {
              autoplay: player.autoplay,
              feature_buy: player.featureBuy ?? false,
              ...(player.hurry !== undefined && { hurry: player.hurry }),
              ...(player.roundMs !== undefined && { round_ms: player.roundMs }),
            },
          }),
        };
      case 'balance':
        if (request.body.session_token !== player.sessionToken)
          return this.refuse(body.request_id, 'TOKEN_EXPIRED');
        return this.#ok(body.request_id, player);
      case 'bet':
        return this.#stake(player, request.body, { stake: request.body.amount, win: 0, kind: 'bet' });
      case 'betWin':
        return this.#stake(player, request.body, {
          stake: request.body.bet_amount,
          win: request.body.win_amount,
          kind: 'bet-win',
        });
      case 'win':
        return this.#win(player, request.body);
      case 'rollback':
        return this.#rollback(player, request.body);
      case 'txStatus': {
        const found = this.transactions.get(request.body.target_transaction_id);
        const state = found?.state === 'tombstone' ? 'rejected' : (found?.state ?? 'unknown');
        return { ...this.#ok(body.request_id, player), transaction_status: state };
      }
      case 'adjust':
        return this.#adjust(player, request.body);
      default:
        return this.refuse(body.request_id, 'BAD_REQUEST');
    }
  }

  #ok(requestId: string, player: Player) {
    return {
      status: 'OK' as const,
      request_id: requestId,
      balance: { cash: player.cash, bonus: 0 },
      currency: player.currency,
      processed_at: new Date().toISOString(),
    };
  }

  #posted(requestId: string, player: Player, transactionId: string, duplicate: boolean): WalletWord {
    return { ...this.#ok(requestId, player), operator_tx_id: `hall-${transactionId.slice(-40)}`, duplicate };
  }

  #stake(
    player: Player,
    body: RequestOf<WalletCalls['bet']> | RequestOf<WalletCalls['betWin']>,
    { stake, win, kind }: { stake: number; win: number; kind: 'bet' | 'bet-win' },
  ): WalletWord {
    const fingerprint = JSON.stringify([
      kind,
      player.id,
      body.round_id,
      stake,
      win,
      body.jackpot_id,
      body.jackpot_contribution,
    ]);
    const known = this.transactions.get(body.transaction_id);
    if (known?.state === 'tombstone') return this.refuse(body.request_id, 'CANCELLED_BEFORE', player);
    if (known && known.fingerprint !== fingerprint)
      return this.refuse(body.request_id, 'DUPLICATE_MISMATCH', player);
    if (known?.state === 'rejected') return this.refuse(body.request_id, 'INSUFFICIENT_FUNDS', player);
    if (known) return this.#posted(body.request_id, player, body.transaction_id, true);
    const refusal = this.#whyNot(player, body.session_token, stake);
    this.transactions.set(body.transaction_id, {
      kind,
      roundId: body.round_id,
      delta: refusal ? 0 : win - stake,
      stake,
      fingerprint,
      state: refusal ? 'rejected' : 'done',
      ...(body.jackpot_contribution !== undefined && {
        contribution: { jackpotId: body.jackpot_id, amount: body.jackpot_contribution },
      }),
    });
    if (refusal) return this.refuse(body.request_id, refusal, player);
    player.cash += win - stake;
    if (kind === 'bet-win') this.closedRounds.add(body.round_id);
    return this.#posted(body.request_id, player, body.transaction_id, false);
  }

  #whyNot(player: Player, sessionToken: string, stake: number): WalletRefusal | null {
    if (sessionToken !== player.sessionToken) return 'TOKEN_EXPIRED';
    if (player.blocked) return player.blocked;
    return player.cash < stake ? 'INSUFFICIENT_FUNDS' : null;
  }

  #win(player: Player, body: RequestOf<WalletCalls['win']>): WalletWord {
    const { jackpot_win } = body;
    const fingerprint = JSON.stringify([
      'win',
      player.id,
      body.round_id,
      body.amount,
      body.round_closed,
      jackpot_win,
    ]);
    const known = this.transactions.get(body.transaction_id);
    if (known && known.fingerprint !== fingerprint)
      return this.refuse(body.request_id, 'DUPLICATE_MISMATCH', player);
    if (known) return this.#posted(body.request_id, player, body.transaction_id, true);
    const bet = this.transactions.get(body.bet_transaction_id);
    if (bet?.state !== 'done') return this.refuse(body.request_id, 'BET_NOT_FOUND', player);
    if (this.closedRounds.has(body.round_id)) return this.refuse(body.request_id, 'ROUND_CLOSED', player);
    this.transactions.set(body.transaction_id, {
      kind: 'win',
      roundId: body.round_id,
      delta: body.amount,
      stake: 0,
      fingerprint,
      state: 'done',
      ...(jackpot_win !== undefined && { jackpotWin: jackpot_win }),
    });
    player.cash += body.amount;
    if (body.round_closed) this.closedRounds.add(body.round_id);
    return this.#posted(body.request_id, player, body.transaction_id, false);
  }

  #adjust(player: Player, body: RequestOf<WalletCalls['adjust']>): WalletWord {
    const fingerprint = JSON.stringify(['adjust', player.id, body.round_id, body.amount]);
    const known = this.transactions.get(body.transaction_id);
    if (known && known.fingerprint !== fingerprint)
      return this.refuse(body.request_id, 'DUPLICATE_MISMATCH', player);
    if (known?.state === 'rejected') return this.refuse(body.request_id, 'INSUFFICIENT_FUNDS', player);
    if (known) return this.#posted(body.request_id, player, body.transaction_id, true);
    if (!this.closedRounds.has(body.round_id)) return this.refuse(body.request_id, 'BET_NOT_FOUND', player);
    const isPoor = player.cash + body.amount < 0;
    this.transactions.set(body.transaction_id, {
      kind: 'adjust',
      roundId: body.round_id,
      delta: isPoor ? 0 : body.amount,
      stake: 0,
      fingerprint,
      state: isPoor ? 'rejected' : 'done',
    });
    if (isPoor) return this.refuse(body.request_id, 'INSUFFICIENT_FUNDS', player);
    player.cash += body.amount;
    return this.#posted(body.request_id, player, body.transaction_id, false);
  }

  #rollback(player: Player, body: RequestOf<WalletCalls['rollback']>): WalletWord {
    const target = this.transactions.get(body.target_transaction_id);
    const ok = (duplicate: boolean) => this.#posted(body.request_id, player, body.transaction_id, duplicate);
    if (!target) {
      this.transactions.set(body.target_transaction_id, {
        kind: 'bet',
        roundId: body.round_id,
        delta: 0,
        stake: 0,
        fingerprint: '',
        state: 'tombstone',
      });
      return ok(false);
    }
    if (target.state === 'rolled_back' || target.state === 'tombstone') return ok(true);
    if (target.state === 'rejected') return ok(false);
    const hasWin = [...this.transactions.values()].some(
      (moved) => moved.kind === 'win' && moved.roundId === body.round_id,
    );
    if (target.kind === 'bet-win' || hasWin) return this.refuse(body.request_id, 'ALREADY_SETTLED', player);
    target.state = 'rolled_back';
    target.delta = 0;
    player.cash += target.stake;
    return ok(false);
  }
}
