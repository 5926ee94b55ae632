import type { LoginChallenge } from '@pavilion/contract/identity';
import type { PoolClient } from 'pg';
import type { DeviceInfo } from '../deviceInfo.ts';

/** Somebody on the way in: who says so, and from where. */
export interface Entrant {
  readonly siteId: number;
  readonly memberId: number;
  readonly ip: string;
  readonly userAgent: string;
  /** The country that the address is in, when it is known. */
  readonly country?: string | null;
  readonly device: DeviceInfo;
  readonly now: Date;
}

/** What a method keeps between the calls; told to nobody. */
export type ChallengeState = Readonly<Record<string, unknown>>;

type Told<C extends LoginChallenge> = C extends LoginChallenge ? Omit<C, 'member_login_id'> : never;

export interface ChallengeOpening {
  readonly state: ChallengeState;
  /** What the page is told with login code 107, beside the id. */
  readonly told: Told<LoginChallenge>;
}

export type ChallengeMethod = LoginChallenge['method'];

/**
 * One way of asking for more than the password. Asked inside the login's transaction, while the member's row is locked;
 * answers null when this member, here and now, need not prove anything more by it.
 */
export interface Challenger {
  readonly challenge: (client: PoolClient, entrant: Entrant) => Promise<ChallengeOpening | null>;
}
