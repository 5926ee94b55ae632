import type { Locale } from '@pavilion/contract';
import { thirdPartyLogin } from '@pavilion/contract/oidc';
import type { FastifyBaseLogger } from 'fastify';
import * as oidc from 'openid-client';
import { refused } from '../../http/refusal.ts';
import { BriefCache } from '../../infra/briefCache.ts';
import { machineAheadMs } from '../../infra/clock.ts';
import type { Hall } from '../../infra/hall.ts';
import { unseal } from '../../infra/seal.ts';
import { type ClaimNames, claimNamesOf, clientSecretName, type ProviderRow } from './providers.ts';

/** What an issuer says of itself is asked for again after this long. */
const discoveryFreshMs = 10 * 60_000;
const issuersMax = 100;
const answerWithinSeconds = 5;
/** The library bears half a minute by itself. */
const skewStepMs = 10_000;
const claimLengthMax = 200;

export interface RelyingPartyDeps extends Pick<Hall, 'secret' | 'clock'> {
  /** Only an issuer of this machine, as the sandbox studio, may speak without TLS, and none in production. */
  readonly allowsPlainHttp: boolean;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** What the browser must not know of its own attempt: kept sealed until the way back. */
export interface AttemptSecrets {
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface Begun {
  readonly authorizationUrl: string;
  readonly state: string;
  readonly secrets: AttemptSecrets;
}

export interface ProvedSubject {
  readonly subject: string;
  /** Claims by sign-up field. */
  readonly known: { readonly [Field in keyof ClaimNames]?: string };
}

export interface RelyingParty {
  /** Where to send somebody, with state, nonce and PKCE. Refuses with 302 when the issuer cannot be reached. */
  readonly begin: (provider: ProviderRow, redirectUri: string, locale: Locale) => Promise<Begun>;
  /**
   * Changes the code for who it stands for: issuer, audience, signature, nonce, PKCE and times are all proved. Refuses
   * with 302, whatever does not hold.
   */
  readonly finish: (
    provider: ProviderRow,
    answer: { redirectUri: string; code: string; state: string; iss: string | undefined },
    secrets: AttemptSecrets,
  ) => Promise<ProvedSubject>;
}

const isLocal = (issuer: URL): boolean => ['localhost', '127.0.0.1'].includes(issuer.hostname);

/** A claim as text for a form; nothing that is long, many-lined or no text. */
const textClaim = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const text = value.normalize('NFC').trim();
  return text === '' || text.length > claimLengthMax || /\p{Cc}/u.test(text) ? undefined : text;
};

const chooseAccount = 'select_account';

/**
 * Several people use one machine: nobody is let in as whoever was there before. An issuer that does not say that it knows
 * this prompt may refuse the whole request for it (OpenID Connect Core §3.1.2.1).
 */
const accountChoice = (configuration: oidc.Configuration): { prompt?: string } => {
  const { prompt_values_supported: known } = configuration.serverMetadata();
  return Array.isArray(known) && known.includes(chooseAccount) ? { prompt: chooseAccount } : {};
};

export const createRelyingParty = ({
  secret,
  clock,
  allowsPlainHttp,
  log,
}: RelyingPartyDeps): RelyingParty => {
  const configurations = new BriefCache<oidc.Configuration>({
    freshMs: discoveryFreshMs,
    entriesMax: issuersMax,
  });

  /** What the library adds to the machine's clock when it proves times, in seconds; coarse, so that it seldom changes. */
  const skewSeconds = (): number => -Math.round(machineAheadMs(clock) / skewStepMs) * (skewStepMs / 1_000);

  const discover = async (
    { issuer, client_id, secret_sealed }: ProviderRow,
    clockSkew: number,
  ): Promise<oidc.Configuration> => {
    const server = new URL(issuer);
    const isPlain = server.protocol === 'http:';
    if (isPlain && !(allowsPlainHttp && isLocal(server))) throw new Error('an issuer without TLS');
    const clientSecret =
      secret_sealed === null ? undefined : unseal(secret, clientSecretName(issuer, client_id), secret_sealed);
    return oidc.discovery(
      server,
      client_id,
      { ...(clientSecret === undefined ? {} : { client_secret: clientSecret }), [oidc.clockSkew]: clockSkew },
      clientSecret === undefined ? oidc.None() : oidc.ClientSecretBasic(clientSecret),
      {
        timeout: answerWithinSeconds,
        // Signatures are checked although the token came straight from the issuer.
        execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
      },
    );
  };
  const configurationOf = (provider: ProviderRow): Promise<oidc.Configuration> => {
    const { issuer, client_id, secret_sealed } = provider;
    const skew = skewSeconds();
    return configurations.get(
      [issuer, client_id, secret_sealed?.toString('base64') ?? '', skew].join('\n'),
      () => discover(provider, skew),
    );
  };

  /** The kind of a failure is logged, never what the other side wrote: that may hold tokens or a person's data. */
  const orRefuse = async <T>(provider: ProviderRow, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const kind = error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';
      log.error({ siteId: provider.site_id, provider: provider.code, kind }, 'third-party login failed');
      throw refused(thirdPartyLogin.codes, 302, 'third_party.failed');
    }
  };

  /** Claims of the ID token, and of the issuer's own page where the form's fields are not among them. */
  const readKnown = async (
    configuration: oidc.Configuration,
    provider: ProviderRow,
    claims: oidc.IDToken,
    accessToken: string,
  ): Promise<ProvedSubject['known']> => {
    const names = Object.entries(claimNamesOf(provider));
    const isComplete = names.every(([, claim]) => claims[claim] !== undefined);
    const more: Readonly<Record<string, unknown>> =
      isComplete || configuration.serverMetadata().userinfo_endpoint === undefined
        ? {}
        : await oidc.fetchUserInfo(configuration, accessToken, claims.sub);
    return Object.fromEntries(
      names.flatMap(([field, claim]) => {
        const text = textClaim(claims[claim] ?? more[claim]);
        return text === undefined ? [] : [[field, text]];
      }),
    );
  };

  return {
    begin: (provider, redirectUri, locale) =>
      orRefuse(provider, async () => {
        const configuration = await configurationOf(provider);
        const [state, nonce, codeVerifier] = [
          oidc.randomState(),
          oidc.randomNonce(),
          oidc.randomPKCECodeVerifier(),
        ];
        const address = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: provider.scope,
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...accountChoice(configuration),
          ui_locales: locale.replace('_', '-'),
        });
        return { authorizationUrl: address.href, state, secrets: { nonce, codeVerifier } };
      }),

    finish: (provider, { redirectUri, code, state, iss }, { nonce, codeVerifier }) =>
      orRefuse(provider, async () => {
        const configuration = await configurationOf(provider);
        const answer = new URL(redirectUri);
        answer.searchParams.set('code', code);
        answer.searchParams.set('state', state);
        if (iss !== undefined) answer.searchParams.set('iss', iss);
        const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('no ID token');
        const known = await readKnown(configuration, provider, claims, tokens.access_token);
        return { subject: claims.sub, known };
      }),
  };
};
