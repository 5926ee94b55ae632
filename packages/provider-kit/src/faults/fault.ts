import type { HeaderBag } from '../signing.ts';

/** What can go wrong with one message between a provider and a hall. */
export type Fault =
  /** The request, or its answer, is on the way for `ms` longer. */
  | { readonly kind: 'delay'; readonly ms: number; readonly of: 'request' | 'answer' }
  /** The connection breaks before the other side has heard anything. */
  | { readonly kind: 'drop_request' }
  /** The connection breaks after the other side has done the work. */
  | { readonly kind: 'drop_answer' }
  /**
   * The request arrives `copies` times more, all at once. As the same bytes it is a replay; `signedAnew` it is what a
   * client sends that repeats itself, and needs a wire that can sign. The first answer with HTTP 200 is passed on.
   */
  | { readonly kind: 'duplicate'; readonly copies: number; readonly signedAnew: boolean }
  /** The request is held until `behind` later ones are answered, or for `waitMs` if they do not come. */
  | { readonly kind: 'reorder'; readonly behind: number; readonly waitMs: number }
  /** One character of the signature is another when it arrives. */
  | { readonly kind: 'corrupt_signature'; readonly of: 'request' | 'answer' }
  /** Before a bet goes its rollback, as from a client that gave up on it. Other requests pass as they are. */
  | { readonly kind: 'rollback_first' };

export type FaultKind = Fault['kind'];

/** A request as the proxy holds it. */
export interface ProxiedRequest {
  readonly method: string;
  /** Path with query as it stands in the request line. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: HeaderBag;
  readonly body: Buffer;
}

export interface ProxiedAnswer {
  readonly httpStatus: number;
  readonly headers: HeaderBag;
  readonly body: Buffer;
}

/** What a plan sees of a request: `n` counts from 0 in order of arrival. */
export interface Passing extends ProxiedRequest {
  readonly n: number;
}

/** The faults that a request meets; none lets it pass as it is. */
export type FaultPlan = (passing: Passing) => readonly Fault[];
