import type { ProviderClient } from './clients.ts';
import type { RawRequest, ReceiverOptions } from './receiver.ts';
import type { SignedClientOptions } from './signedClient.ts';
import type { WireKey } from './signing.ts';
import type { WalletCalls } from './walletCalls.ts';
import type { AnswerOf, RequestOf } from './wireCall.ts';

/** A wallet call as the hall understands it, whatever the wire it came over. */
export type WalletRequest = {
  [Name in keyof WalletCalls]: { readonly name: Name; readonly body: RequestOf<WalletCalls[Name]> };
}[keyof WalletCalls];

export type WalletAnswer = { [Name in keyof WalletCalls]: AnswerOf<WalletCalls[Name]> }[keyof WalletCalls];

/** What the hall writes back. */
export interface RawReply {
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The key that proved a request; dialect secrets (RSA keys, shared salts) are `secret` too. */
export interface AdapterKey extends WireKey {
  readonly gpId: number;
}

/** A single-use mark of a proved request, not yet used up. Two requests of one mark are one request and its replay. */
export interface NonceClaim {
  readonly keyId: string;
  readonly nonce: string;
}

/** A transaction that the hall has answered for good. */
export interface KnownTransaction {
  readonly kind: string;
  readonly playerId: string;
  /** The hall's code; null where the request named no member. */
  readonly currency: string | null;
  /** Minor units that were taken. */
  readonly stakeMinor: bigint;
  /** What of them went into the player's remainder (below 0: what came out of it), in parts of a minor unit. */
  readonly remainderChange: number;
  /** The provider's name of its round; null where it has none. */
  readonly roundRef: string | null;
  readonly gameCode: string | null;
}

/** A session that a player has open at a provider. */
export interface OpenSession {
  readonly gameCode: string;
  /** SHA-256, hex, of the token that it plays on. */
  readonly tokenHash: string;
}

/** What the hall knows, for wires that leave out what the protocol needs. Only of the provider that asks. */
export interface HallLookup {
  /** The hall's code of the player's currency; `undefined` for a player who never played here. */
  readonly currencyOf: (gpId: number, playerId: string) => Promise<string | undefined>;
  readonly transactionOf: (gpId: number, transactionId: string) => Promise<KnownTransaction | undefined>;
  /** The session that the player opened last, as long as it is open. */
  readonly openSessionOf: (gpId: number, playerId: string) => Promise<OpenSession | undefined>;
  /** The latest bet that the player made in the round; a standing one before those that were taken back. */
  readonly lastBetOf: (gpId: number, playerId: string, roundId: string) => Promise<string | undefined>;
  /** The transaction id of the bet that a known win belongs to. */
  readonly betOfWin: (gpId: number, transactionId: string) => Promise<string | undefined>;
}

export interface AdapterOptions extends ReceiverOptions<AdapterKey> {
  readonly lookup: HallLookup;
}

/** What an amount of a wire that counts finer than minor units has beyond them. */
export interface Fraction {
  /** How many parts make one minor unit; 1 where the wire counts no finer. */
  readonly perMinor: number;
  /** 0 ≤ parts < perMinor. */
  readonly parts: number;
}

/**
 * - `call`: proved and understood. `claim` (null for a wire without nonces, whose repeats are told apart by their
 *   transactions alone) must be used up before, or in one transaction with, what the call brings
 *   about; a claim that was used up before is answered with `replyReplayed` and brings nothing about. `reply` turns the hall's answer into the provider's wire.
 * - `misread`: proved, but the body does not fit; the reply is made already and nothing may move.
 * - `turned_away`: not proved; nothing of it is believed.
 */
export type Opened =
  | {
      readonly kind: 'call';
      readonly gpId: number;
      readonly request: WalletRequest;
      readonly claim: NonceClaim | null;
      /** The session of a wire that names none: it holds instead of the token in the request. */
      readonly tokenHash?: string | undefined;
      /** Of a call that moves money on a wire that counts finer than minor units. */
      readonly fraction?: Fraction | undefined;
      /** A rollback of a win is meant as one; other wires take back bets alone. */
      readonly takesBackWins?: boolean;
      /** `remainder`: what the player has at this provider beyond the balance's minor units, in parts of one; 0 unless told. */
      readonly reply: (answer: WalletAnswer, remainder?: number) => RawReply;
      /** The work's outcome is not known; the provider will ask again. */
      readonly replyUnknown: () => RawReply;
      readonly replyReplayed: () => RawReply;
    }
  | { readonly kind: 'misread'; readonly gpId: number; readonly reply: RawReply; readonly field: string }
  | { readonly kind: 'turned_away'; readonly reply: RawReply; readonly reason: string };

/**
 * Translates one provider's wire into the calls of the wallet protocol and back. An adapter keeps no state and moves
 * no money; what an amount has beyond whole minor units is handed on as its `fraction`, never rounded.
 */
export interface ProviderAdapter {
  readonly name: string;
  /** Where the hall takes its calls: addresses in which `:keyId` stands for a key's id where no header names it. */
  readonly paths: readonly string[];
  /** Its wire has no call that changes a launch token into a session: the launch token is the session's token, too. */
  readonly playsOnLaunchTokens: boolean;
  readonly open: (request: RawRequest, options: AdapterOptions) => Promise<Opened>;
  /** The hall's calls to this provider. A call that its wire lacks answers `refused` with `NOT_FOUND`. */
  readonly createClient: (options: SignedClientOptions) => ProviderClient;
}
