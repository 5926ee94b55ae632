import { badField } from '../../../http/refusal.ts';

/** The host that passkeys are bound to, as browsers see it (WebAuthn: relying party). */
export interface RelyingParty {
  /** The host's name without port. */
  readonly id: string;
  readonly origin: string;
}

/** The relying party of the origin that a call came to. Throws HTTP 400 when the host header names no host. */
export const relyingPartyOf = (origin: string): RelyingParty => {
  if (!URL.canParse(origin)) throw badField('host');
  const { hostname, origin: plain } = new URL(origin);
  return { id: hostname, origin: plain };
};
