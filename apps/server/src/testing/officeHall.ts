import type { DataOf, InputOf } from '@pavilion/contract';
import {
  type AnyOfficeCall,
  type BuiltInRole,
  type OfficeSession,
  officeLogIn,
  officeProveFactor,
  officeTokenHeader,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { demoOfficeCode, demoStaff, seedStaff } from '../../../../database/seeds/staff.ts';
import { appointStaff } from '../modules/staff/index.ts';
import { createTestHall, hallSecret, type TestHall } from './testHall.ts';

export { hallSecret };

/** The whole house with the demo staff in it, and browsers of staff. For tests. */

const stepMs = 30_000;

export const hosts = { pavilion: 'localhost', harbor: 'harbor.localhost' } as const;

export interface OfficeReply<Data> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: Data;
  readonly field: string | undefined;
}

interface Over {
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
  readonly ip?: string;
}

export interface OfficeBrowser {
  readonly call: <C extends AnyOfficeCall>(
    call: C,
    body: InputOf<C>,
    over?: Over,
  ) => Promise<OfficeReply<DataOf<C>>>;
  /** As `call`, with a body that need not be the call's. */
  readonly send: (call: AnyOfficeCall, body: unknown, over?: Over) => Promise<OfficeReply<unknown>>;
  /** What the cookie jar holds for the office; null when it is empty. */
  readonly cookie: () => string | null;
  readonly takeCookie: (value: string | null) => void;
  readonly token: () => string;
}

export interface OfficeHall extends TestHall {
  /** A browser that is not logged in. */
  readonly browser: (at?: { readonly host?: string; readonly ip?: string }) => OfficeBrowser;
  /** A browser in which one of the demo staff is logged in. */
  readonly logIn: (
    account: string,
    at?: { readonly host?: string; readonly ip?: string },
  ) => Promise<OfficeBrowser>;
  readonly password: (account: string) => string;
  /** The code of an app that was not used yet. */
  readonly freshCode: () => string;
  /** Gives one of the demo staff a role on a site. */
  readonly give: (account: string, siteId: number, role: BuiltInRole) => Promise<void>;
  readonly staffId: (account: string) => Promise<number>;
}

const tokenOf = (session: OfficeSession): string => (session.stage === 'out' ? '' : session.token);

export const openOfficeHall = async (
  options: Omit<NonNullable<Parameters<typeof createTestHall>[0]>, 'roles'> = {},
): Promise<OfficeHall> => {
  const hall = await createTestHall(options);
  await withTransaction(hall.database.owner, (client) =>
    seedStaff(client, { siteId: 1, secret: hallSecret, now: hall.clock.now() }),
  );

  const browser: OfficeHall['browser'] = ({
    host: home = hosts.pavilion,
    ip: address = '198.51.100.7',
  } = {}) => {
    let cookie: string | null = null;
    let token = '';
    const send = async (call: AnyOfficeCall, body: unknown, over: Over = {}) => {
      const { headers = {}, host = home, ip = address } = over;
      const answer = await hall.app.inject({
        method: 'POST',
        url: `/api${call.path}`,
        remoteAddress: ip,
        headers: {
          host,
          lang: 'en_US',
          origin: `http://${host}`,
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          ...(token === '' ? {} : { [officeTokenHeader]: token }),
          ...(cookie === null ? {} : { cookie: `office=${cookie}` }),
          ...headers,
        },
        payload: JSON.stringify(body),
      });
      const kept = answer.cookies.find(({ name }) => name === 'office');
      if (kept !== undefined) cookie = kept.value === '' ? null : kept.value;
      const { code, message, data, field } = answer.json();
      const session = data?.session ?? data;
      if (code === 100 && typeof session?.token === 'string' && typeof session?.stage === 'string')
        token = tokenOf(session);
      return { status: answer.statusCode, code, message, data, field };
    };
    return {
      cookie: () => cookie,
      takeCookie: (value) => {
        cookie = value;
      },
      token: () => token,
      call: send,
      send,
    };
  };

  const password = (account: string): string =>
    demoStaff.find((one) => one.account === account)?.password ?? '';
  const freshCode = (): string => {
    hall.clock.advance(stepMs);
    return demoOfficeCode(hall.clock.now());
  };

  return {
    ...hall,
    browser,
    password,
    freshCode,
    logIn: async (account, at = {}) => {
      const opened = browser(at);
      const first = await opened.call(officeLogIn, { account, password: password(account) });
      if (first.code !== 100) throw new Error(`${account} was refused with ${first.code}: ${first.message}`);
      const proof = { method: 'totp', code: freshCode() } as const;
      const second = await opened.call(officeProveFactor, { proof });
      if (second.code !== 100) throw new Error(`the code was refused with ${second.code}: ${second.message}`);
      return opened;
    },
    give: async (account, siteId, role) => {
      await appointStaff(
        { query: ({ text, values }) => hall.database.owner.query(text, values) },
        { account, siteId, role },
      );
    },
    staffId: async (account) => {
      const { rows } = await hall.database.owner.query<{ id: number }>(
        'SELECT id FROM staff WHERE account = $1',
        [account],
      );
      return rows[0]?.id ?? 0;
    },
  };
};
