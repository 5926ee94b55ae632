import { type Message, ruleBetMax, ruleSessionStakeMax } from '../plan/step.ts';
import { termsAt } from './bonusModel.ts';
import type {
  ModelBooks,
  ModelMember,
  ModelRound,
  ModelSession,
  ModelTransaction,
  TransactionKind,
} from './books.ts';

/** The rules of the wallet protocol: what the hall must answer, from what the model knows. Nothing is changed here. */

/** A message with what the world knows of its sender. */
export interface Arrival {
  readonly message: Message;
  readonly gp: number;
  readonly game: number;
  /** The session it names. */
  readonly session: string;
  /** Highest stake of the game in the member's currency. */
  readonly stakeMax: bigint;
}

/** What the hall must answer. */
export interface Expected {
  readonly status: string;
  readonly duplicate: boolean;
  /** Of the member after it; for answers that carry one. */
  readonly cash: bigint;
  /** Of `tx-status`. */
  readonly transactionState?: string;
  /** Of `round-close`. */
  readonly totals?: { readonly stake: bigint; readonly win: bigint; readonly mismatch: boolean };
}

/** What the calls that are kept are kept as. */
export const kinds = {
  bet: 'bet',
  win: 'win',
  'bet-win': 'bet_win',
  rollback: 'rollback',
  'round-close': 'round_close',
} as const satisfies Partial<Record<Message['call'], TransactionKind>>;

/** What makes a repeat the same: the meaningful fields of its call. */
export const contentOf = ({
  call,
  member,
  round,
  target,
  amount,
  win,
  closes,
  foreignCurrency,
}: Message): string => {
  const about: Readonly<Partial<Record<Message['call'], readonly unknown[]>>> = {
    bet: [amount, closes],
    win: [target, amount, closes],
    'bet-win': [amount, win],
    rollback: [target],
    'round-close': [amount, win],
  };
  return JSON.stringify([call, member, round, foreignCurrency ?? false, about[call]]);
};

export const isStake = (kind: TransactionKind): boolean => kind === 'bet' || kind === 'bet_win';

/** The answer to a call that asks for the balance. */
export const answerBalance = (
  books: ModelBooks,
  { message, gp, session }: Arrival,
  member: ModelMember,
): Expected => {
  const found = books.sessions.get(session);
  const status =
    found === undefined || found.member !== message.member || found.gp !== gp
      ? 'INVALID_TOKEN'
      : found.isEnded || found.expiresAtMs <= books.nowMs
        ? 'TOKEN_EXPIRED'
        : message.foreignCurrency === true
          ? 'WRONG_CURRENCY'
          : 'OK';
  return { status, duplicate: false, cash: member.cash };
};

/** A provider speaks of its own players alone: of those who have, or had, a session with it. */
const playsAt = (books: ModelBooks, member: number, gp: number): boolean => {
  for (const session of books.sessions.values())
    if (session.member === member && session.gp === gp) return true;
  return false;
};

/** The answer to a call that asks for a transaction. */
export const answerState = (books: ModelBooks, { message, gp }: Arrival, member: ModelMember): Expected => {
  if (!playsAt(books, message.member, gp))
    return { status: 'INVALID_TOKEN', duplicate: false, cash: member.cash };
  if (message.foreignCurrency === true)
    return { status: 'WRONG_CURRENCY', duplicate: false, cash: member.cash };
  const found = books.transaction(gp, message.target ?? '');
  const transactionState = found?.member === message.member ? found.state : 'unknown';
  return { status: 'OK', duplicate: false, cash: member.cash, transactionState };
};

/** What the hall must answer to an id that is new, by what it knows; nothing is done. */
export const judge = (books: ModelBooks, arrival: Arrival, member: ModelMember): string => {
  const { message, gp } = arrival;
  const round = books.rounds.get(books.roundKey(gp, message.round, message.member));
  switch (message.call) {
    case 'bet':
    case 'bet-win':
      return judgeStake(books, arrival, member, round);
    case 'win':
      return judgeWin(books, arrival, round);
    case 'rollback':
      return judgeRollback(books, arrival, round);
    default:
      if (round === undefined) return 'BET_NOT_FOUND';
      if (message.foreignCurrency === true) return 'WRONG_CURRENCY';
      return round.game === arrival.game ? 'OK' : 'INVALID_GAME';
  }
};

const judgeStake = (
  books: ModelBooks,
  arrival: Arrival,
  member: ModelMember,
  round: ModelRound | undefined,
): string => {
  const { message, gp, game, stakeMax } = arrival;
  const session = books.sessions.get(arrival.session);
  const stake = BigInt(message.amount);
  const { stakeMax: bonusStakeMax } = termsAt(books.bonusesOf(message.member), books.nowMs);
  if (session === undefined || session.member !== message.member || session.gp !== gp) return 'INVALID_TOKEN';
  if (session.isEnded || session.expiresAtMs <= books.nowMs) return 'TOKEN_EXPIRED';
  if (member.rule === 'excluded') return 'PLAYER_EXCLUDED';
  if (message.foreignCurrency === true) return 'WRONG_CURRENCY';
  if (round !== undefined && round.game !== game) return 'INVALID_GAME';
  if (round !== undefined && round.state !== 'open') return 'ROUND_CLOSED';
  if (stake > stakeMax) return 'LIMIT_REACHED';
  if (bonusStakeMax !== undefined && stake > bonusStakeMax) return 'LIMIT_REACHED';
  if (member.rule === 'bet_limit' && stake > BigInt(ruleBetMax)) return 'LIMIT_REACHED';
  if (member.rule === 'session_limit' && stake > BigInt(ruleSessionStakeMax) - stakedIn(books, session))
    return 'LIMIT_REACHED';
  return stake > member.cash ? 'INSUFFICIENT_FUNDS' : 'OK';
};

/** A round that an earlier session left open counts whole. */
const stakedIn = (books: ModelBooks, { name, member, gp, openedAtMs }: ModelSession): bigint => {
  let sum = 0n;
  for (const round of books.rounds.values()) {
    if (round.member !== member || round.gp !== gp) continue;
    const { session, closedAtMs = Number.POSITIVE_INFINITY } = round;
    if (session === name || closedAtMs >= openedAtMs) sum += round.stake;
  }
  return sum;
};

const judgeWin = (
  books: ModelBooks,
  { message, gp, game }: Arrival,
  round: ModelRound | undefined,
): string => {
  const bet = books.transaction(gp, message.target ?? '');
  if (
    bet === undefined ||
    !(isStake(bet.kind) || bet.kind === 'tombstone') ||
    bet.state === 'rejected' ||
    bet.member !== message.member ||
    (bet.kind !== 'tombstone' && bet.round !== round?.key)
  )
    return 'BET_NOT_FOUND';
  if (bet.state === 'rolled_back') return 'CANCELLED_BEFORE';
  if (message.foreignCurrency === true) return 'WRONG_CURRENCY';
  if (bet.game !== game) return 'INVALID_GAME';
  return round?.state === 'open' ? 'OK' : 'ROUND_CLOSED';
};

const judgeRollback = (
  books: ModelBooks,
  { message, gp }: Arrival,
  round: ModelRound | undefined,
): string => {
  if (!playsAt(books, message.member, gp)) return 'INVALID_TOKEN';
  const bet = books.transaction(gp, message.target ?? '');
  if (bet !== undefined && !(isStake(bet.kind) || bet.kind === 'tombstone')) return 'BAD_REQUEST';
  if (message.foreignCurrency === true) return 'WRONG_CURRENCY';
  if (bet === undefined) return 'OK';
  if (bet.member !== message.member) return 'BET_NOT_FOUND';
  if (bet.kind === 'tombstone' || bet.state !== 'done') return 'OK';
  if (bet.round !== round?.key) return 'BET_NOT_FOUND';
  return round?.state === 'open' && !hasWon(books, gp, bet) ? 'OK' : 'ALREADY_SETTLED';
};

/** Whether a win was paid on this bet, which cannot be taken back then. */
export const hasWon = (books: ModelBooks, gp: number, bet: ModelTransaction): boolean => {
  for (const other of books.transactions.values())
    if (other.gp === gp && other.kind === 'win' && other.target === bet.id && other.round === bet.round)
      return true;
  return false;
};

/** What is answered to an id that came before: the first answer, or that it named something else. */
export const knownStatus = (known: ModelTransaction, message: Message): string => {
  if (known.kind === 'tombstone') return 'CANCELLED_BEFORE';
  return known.content === contentOf(message) ? known.status : 'DUPLICATE_MISMATCH';
};
