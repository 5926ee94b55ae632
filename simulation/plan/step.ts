/**
 * What a simulation does, as data: a plan is drawn from a seed before anything of it is done, can be written to a file,
 * and does the same when some of its steps are left out. Members, providers and sessions are named by their place, not by
 * what a database called them.
 */

export type CallKind = 'bet' | 'win' | 'bet-win' | 'rollback' | 'round-close' | 'tx-status' | 'balance';

/** What happens to the first copy of a message on its way; repeats of it go through. */
export type Delivery =
  | 'plain'
  /** Some milliseconds late, so that others overtake it. */
  | 'slow'
  /** Never arrives; its sender repeats it. */
  | 'request_lost'
  /** The work is done, the answer lost; its sender repeats it. */
  | 'answer_lost'
  /** Arrives twice at once, signed anew. */
  | 'twice'
  /** Arrives twice at once as the same bytes. */
  | 'replayed'
  | 'request_corrupted'
  | 'answer_corrupted';

/** One message of a provider. Amounts in whole minor units of the member's currency. */
export interface Message {
  readonly call: CallKind;
  /** Which of the world's providers sends it. */
  readonly provider: number;
  readonly member: number;
  readonly round: string;
  /** Transaction id; of `tx-status` and `balance` a mere name. */
  readonly id: string;
  /** The bet that is won, the bet that is rolled back, the transaction that is asked for. */
  readonly target?: string;
  readonly amount: number;
  readonly win: number;
  readonly closes: boolean;
  /** Whose session it names when it is not the member's own with that provider. */
  readonly sessionOf?: number;
  /** A currency that is not the member's. */
  readonly foreignCurrency?: boolean;
  /** How far the provider's clock is from the hall's, seconds. */
  readonly skewSeconds: number;
  readonly delivery: Delivery;
  /** Which of the hall's processes it goes to. */
  readonly hall: number;
}

/** What a payment gateway says of a payment, in the order told. */
export type PaymentWord =
  | 'approved'
  /** The same event again. */
  | 'approved_again'
  /** The same payment told by another event. */
  | 'approved_anew'
  | 'pending'
  | 'declined'
  | 'wrong_amount';

/** What the provider that keeps its players' money itself does to a call of the hall. */
export type BankTrouble =
  | 'request_lost'
  /** It is done, the answer lost. */
  | 'answer_lost'
  | 'retry_later'
  | 'refused';

/** Each call of that provider meets its troubles one after the other, and then none. */
export interface BankTroubles {
  readonly transferIn: readonly BankTrouble[];
  readonly transferOut: readonly BankTrouble[];
  readonly transferBalance: readonly BankTrouble[];
  readonly transferStatus: readonly BankTrouble[];
  /** What it says of a transfer that it has never heard of: that it will not be, or that it cannot tell. */
  readonly ofUnknown: 'failed' | 'unknown';
}

export type Target = 'hall' | 'provider' | 'connections' | 'database';

/** Messages of one member, one after the other; lanes go side by side. */
export type Lane = readonly Message[];

export type Step =
  | { readonly kind: 'calls'; readonly lanes: readonly Lane[] }
  /** Messages of one member, all at once. */
  | { readonly kind: 'race'; readonly messages: readonly Message[] }
  /** Signed now, and on its way until the step `arrive` that names it. */
  | { readonly kind: 'hold'; readonly message: Message }
  | { readonly kind: 'arrive'; readonly id: string }
  /** Lanes during which something is killed, `afterMs` in; it comes back at once. */
  | {
      readonly kind: 'kill';
      readonly what: Target;
      readonly which: number;
      readonly afterMs: number;
      readonly lanes: readonly Lane[];
    }
  | { readonly kind: 'launch'; readonly member: number; readonly provider: number; readonly hall: number }
  | { readonly kind: 'leave'; readonly member: number; readonly hall: number }
  /** All of a member's money goes to a provider that keeps it itself, is played with there, and comes home. */
  | {
      readonly kind: 'excursion';
      readonly member: number;
      readonly hall: number;
      /** Minor units won there; lost when negative, as far as there is so much. */
      readonly result: number;
      readonly troubles: BankTroubles;
      /** The hall that starts the game is killed so long after it was asked to. */
      readonly killAfterMs?: number;
      /** How the money is asked home when the game is left; another hall is asked for it at the same time. */
      readonly home: 'leave' | 'one_key' | 'get_back';
    }
  | {
      readonly kind: 'deposit';
      readonly member: number;
      readonly amount: number;
      readonly words: readonly PaymentWord[];
      /** Each word arrives at both halls at once. */
      readonly twice: boolean;
      readonly hall: number;
      /** The promotion that is chosen with it, by place among `offers`. */
      readonly offer?: number;
    }
  /** The member gives the oldest bonus up that still runs; the same is asked of both halls at once. */
  | { readonly kind: 'give_up'; readonly member: number; readonly hall: number }
  /** The job looks which bonuses were wagered and of which the days are over. */
  | { readonly kind: 'end_bonuses' }
  /** An agent, by place among the agents, gives money out of a purse to somebody: a place, null is the own main wallet. */
  | {
      readonly kind: 'transfer';
      readonly agent: number;
      readonly purse: 'commission' | 'quota';
      readonly to: number | null;
      readonly amount: number;
      /** The same request goes to both halls at once. */
      readonly twice: boolean;
      readonly hall: number;
    }
  | { readonly kind: 'bonus'; readonly member: number; readonly amount: number }
  /**
   * Days go by for the ledger: cycles of agents are over, their bills are looked at and paid. Where it is told, a process that
   * does so is killed so many milliseconds after it has begun, and others do it again.
   */
  | { readonly kind: 'cycle'; readonly days: number; readonly killAfterMs?: number }
  | { readonly kind: 'clock'; readonly byMs: number }
  /** The hall asks about old rounds, and the providers say this of all of them. */
  | { readonly kind: 'settle'; readonly said: 'open' | 'closed' | 'cancelled'; readonly hall: number }
  /** What staff decide about a member. */
  | { readonly kind: 'rule'; readonly member: number; readonly rule: MemberRule }
  /** The member looks at balances and rounds, and somebody of the other site tries the same with the member's token. */
  | { readonly kind: 'look'; readonly member: number; readonly hall: number };

export type MemberRule = 'none' | 'excluded' | 'bet_limit' | 'session_limit';

/** Minor units; what the rules `bet_limit` and `session_limit` allow. */
export const ruleBetMax = 150;
export const ruleSessionStakeMax = 900;

/** Everything that a world is made of, and all that happens in it. */
export interface Plan {
  readonly seed: number;
  readonly members: number;
  readonly halls: number;
  readonly steps: readonly Step[];
}
