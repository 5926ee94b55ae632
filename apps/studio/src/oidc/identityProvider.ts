import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { createMemoryStore } from './memoryStore.ts';
import { findPerson } from './people.ts';

/** Where the provider stands under the studio's origin: its issuer's path. */
export const identityPath = '/identity';
export const choosePath = `${identityPath}/choose`;

export interface IdentityClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

/** Seconds. Short, as of a provider that shares machines with strangers. */
const ttl = {
  AccessToken: 300,
  AuthorizationCode: 60,
  Grant: 3_600,
  IdToken: 300,
  Interaction: 900,
  Session: 3_600,
};
const scopes = 'openid profile email phone';

/** A key of this process alone: whoever restarts it begins anew. */
const newSigningKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  alg: 'ES256',
  use: 'sig',
  kid: randomBytes(8).toString('hex'),
});

const configurationOf = (client: IdentityClient): Configuration => {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    adapter: createMemoryStore(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [...client.redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [newSigningKey()] },
    cookies: { keys: [randomBytes(32)] },
    claims: {
      openid: ['sub'],
      profile: ['name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number'],
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `${choosePath}/${uid}` },
    discovery: { prompt_values_supported: ['none', 'login', 'consent', 'select_account'] },
    pkce: { required: () => true },
    ttl,
    // Choosing a person on the page, which says what is passed on, is the consent.
    loadExistingGrant: async ({ oidc: { client: asking, session, provider } }) => {
      if (asking === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
    findAccount: async (_ctx, id) => {
      const person = findPerson(id);
      if (person === undefined) return undefined;
      const { name, email, phone } = person;
      return {
        accountId: id,
        claims: async () => ({ sub: id, name, email, email_verified: true, phone_number: phone }),
      };
    },
    renderError: async (ctx, { error }) => {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = error;
    },
  };
};

/** The sandbox identity provider: a real OpenID Connect provider for demo people and one client, the demo hall. */
export const createIdentityProvider = (studioOrigin: string, client: IdentityClient): Provider =>
  new Provider(`${studioOrigin}${identityPath}`, configurationOf(client));
