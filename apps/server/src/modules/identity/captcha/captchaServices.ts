import type { CaptchaProvider, CaptchaService } from '@pavilion/contract/identity';
import type { SqlExecutor } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { elapsedMs } from '../../../infra/clock.ts';
import type { Hall } from '../../../infra/hall.ts';
import { seal, unseal } from '../../../infra/seal.ts';
import type { IdentityTables } from '../tables.ts';

/** Where a service is asked whether a token is good. */
export type CaptchaEndpoints = Readonly<Record<CaptchaProvider, string>>;

const publicEndpoints: CaptchaEndpoints = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

/** Somebody waits at a form for this answer. */
const answerWithinMs = 5_000;
const answerBytesMax = 16 * 1024;
/** After a service was away the hall draws its own pictures for so long, then it is asked again. */
const pictureAfterAwayMs = 60_000;

/** The least of an answer that all services share; a token that is not good is no failure of the service. */
const answerSchema = z.object({ success: z.boolean() });

/** What a secret is sealed as: another service, or another key, needs its secret anew. */
export const sealName = (
  siteId: number,
  { provider, siteKey }: { provider: string; siteKey: string },
): string => `captcha:${siteId}:${provider}:${siteKey}`;

export interface CaptchaServices {
  /** The service that stands in the place of the picture; null where there is none, and while it is away. */
  readonly of: (siteId: number) => Promise<CaptchaService | null>;
  /** Whether the service vouches for a token of its widget. False as well when it does not answer in time. */
  readonly vouches: (siteId: number, token: string) => Promise<boolean>;
}

interface ServiceDeps extends Pick<Hall, 'clock' | 'secret'> {
  readonly db: Kysely<IdentityTables>;
  /** Left out, the public ones. */
  readonly endpoints?: CaptchaEndpoints;
}

/** True, false, or null when nothing certain was answered. The visitor's address is not told to the service. */
const ask = async (endpoint: string, secret: string, response: string): Promise<boolean | null> => {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      // The secret goes to the address that was configured and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const text = await answer.text();
    if (!answer.ok || text.length > answerBytesMax) return null;
    return answerSchema.parse(JSON.parse(text)).success;
  } catch {
    return null;
  }
};

/** The captcha services of all sites, asked at their own wire (`siteverify`, alike at Turnstile and hCaptcha). */
export const createCaptchaServices = ({
  db,
  clock,
  secret,
  endpoints = publicEndpoints,
}: ServiceDeps): CaptchaServices => {
  /** By site: until when the hall draws pictures instead, in milliseconds that no set clock moves. */
  const pictureUntil = new Map<number, number>();
  const read = (siteId: number) =>
    db
      .selectFrom('captcha_service')
      .select(['provider', 'site_key', 'secret_sealed'])
      .where('site_id', '=', siteId)
      .where('enabled', '=', true)
      .executeTakeFirst();
  return {
    of: async (siteId) => {
      if ((pictureUntil.get(siteId) ?? 0) > elapsedMs(clock)) return null;
      const row = await read(siteId);
      return row === undefined ? null : { provider: row.provider, site_key: row.site_key };
    },
    vouches: async (siteId, token) => {
      const row = await read(siteId);
      if (row === undefined) return false;
      const name = sealName(siteId, { provider: row.provider, siteKey: row.site_key });
      const verdict = await ask(endpoints[row.provider], unseal(secret, name, row.secret_sealed), token);
      if (verdict === null) pictureUntil.set(siteId, elapsedMs(clock) + pictureAfterAwayMs);
      return verdict === true;
    },
  };
};

/** Says which captcha service a site uses from now on. The secret is sealed before it leaves the process. */
export const storeCaptchaService = async (
  db: SqlExecutor,
  sealedUnder: string,
  service: { siteId: number; provider: CaptchaProvider; siteKey: string; secret: string },
): Promise<void> => {
  const { siteId, provider, siteKey } = service;
  await db.query({
    text: `INSERT INTO captcha_service (site_id, provider, site_key, secret_sealed) VALUES ($1, $2, $3, $4)
           ON CONFLICT (site_id) DO UPDATE SET provider = $2, site_key = $3, secret_sealed = $4, enabled = true`,
    values: [siteId, provider, siteKey, seal(sealedUnder, sealName(siteId, service), service.secret)],
  });
};
