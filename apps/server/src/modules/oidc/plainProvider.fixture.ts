import { createServer } from 'node:http';
import { findFreePort } from '@pavilion/postgres';
import Provider from 'oidc-provider';
import { follow, type Jar, step } from './identityProvider.fixture.ts';

/** `oidc-provider` as it comes: its own pages, policies and metadata, and one client. For tests. */
export interface PlainProvider {
  readonly issuer: string;
  readonly client: { readonly clientId: string; readonly clientSecret: string };
  /** Logs in and consents on its pages; answers the address that the browser is sent back to, whatever stands in it. */
  readonly logIn: (authorizationUrl: string, account: string) => Promise<URL>;
  readonly close: () => void;
}

export const openPlainProvider = async (redirectUri: string): Promise<PlainProvider> => {
  const port = await findFreePort();
  const issuer = `http://127.0.0.1:${port}`;
  const client = { clientId: 'the-hall', clientSecret: 's'.repeat(43) };
  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] },
    ],
    cookies: { keys: ['a key of a test'] },
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    issuer,
    client,
    logIn: async (authorizationUrl, account) => {
      const jar: Jar = new Map();
      let page = await follow(jar, authorizationUrl, issuer);
      for (const form of [{ prompt: 'login', login: account, password: 'any' }, { prompt: 'consent' }]) {
        if (page.answer === undefined) break;
        const sent = await step(jar, page.url, 'POST', form);
        const next = new URL(sent.headers.get('location') ?? '', page.url);
        page = await follow(jar, next.href, issuer);
      }
      return new URL(page.url);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
