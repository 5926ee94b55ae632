import {
  type PasskeyRequest,
  passkeyBegin,
  passkeyConfirm,
  secondFactorOptions,
  secondFactorOptionsSchema,
  totpBegin,
  totpConfirm,
} from '@pavilion/contract/secondFactors';
import { type CallOptions, defaultPassword, type Entrance, hosts } from '../../signup/testEntrance.ts';
import { createSoftAuthenticator, type SoftAuthenticator } from './softAuthenticator.fixture.ts';
import { stepAt, totpCode } from './totp.ts';

/** Members with second factors, made through the calls as the page makes them. For tests. */

type Answer = Awaited<ReturnType<Entrance['call']>>;

export const originOf = (host: string): string => `http://${host}`;

/** Back from what people type into an app. */
export const fromBase32 = (text: string): Buffer => {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

export interface FactorMember {
  readonly memberId: number;
  readonly account: string;
  readonly token: string;
  readonly sessionId: string;
  readonly ip: string;
  /** A call of this member's, from this member's address. */
  readonly call: (path: string, body: object, options?: CallOptions) => Promise<Answer>;
}

export interface AuthenticatorApp {
  /** The code that the app shows now, or so many steps from now. */
  readonly code: (stepsFromNow?: number) => string;
}

export interface FactorHall {
  /** A new member, logged in. */
  readonly member: (options?: {
    host?: string;
    columns?: Readonly<Record<string, unknown>>;
  }) => Promise<FactorMember>;
  readonly enrolTotp: (
    member: FactorMember,
  ) => Promise<AuthenticatorApp & { readonly recoveryCodes: string[] }>;
  readonly enrolPasskey: (
    member: FactorMember,
    given?: { readonly host?: string; readonly name?: string },
  ) => Promise<SoftAuthenticator & { readonly passkeyId: number; readonly recoveryCodes: unknown }>;
  /** The password step of a login; answers its `member_login_id`. */
  readonly beginLogin: (member: FactorMember, options?: CallOptions) => Promise<string>;
  readonly verify: (memberLoginId: string, proof: object, options: CallOptions) => Promise<Answer>;
  /** What the passkey of a login step shall sign. */
  readonly loginRequest: (memberLoginId: string, options: CallOptions) => Promise<PasskeyRequest>;
}

const requestIn = (data: Record<string, unknown>): PasskeyRequest => {
  const { passkey } = secondFactorOptionsSchema.parse(data);
  if (passkey === null) throw new Error('no passkey is asked for');
  return passkey;
};

export const createFactorHall = (hall: Entrance): FactorHall => {
  let members = 0;
  const wantSuccess = (answer: Answer): Answer => {
    if (answer.code !== 100) throw new Error(`refused with ${answer.code}: ${answer.message}`);
    return answer;
  };
  return {
    member: async ({ host = hosts.hall, columns = {} } = {}) => {
      members += 1;
      const account = `factor${String(members).padStart(3, '0')}`;
      const ip = hall.newIp();
      const memberId = await hall.addMember({ account, siteId: hall.siteIdOf(host), columns });
      const { data } = wantSuccess(await hall.login(account, defaultPassword, { ip, host }));
      const token = String(data.token);
      return {
        memberId,
        account,
        token,
        sessionId: String(data.member_login_id),
        ip,
        call: (path, body, options = {}) => hall.call(path, body, { token, ip, host, ...options }),
      };
    },
    enrolTotp: async (member) => {
      const begun = wantSuccess(await member.call(totpBegin.path, { password: defaultPassword }));
      const secret = fromBase32(String(begun.data.secret));
      const app: AuthenticatorApp = {
        code: (stepsFromNow = 0) => totpCode(secret, stepAt(hall.clock.now()) + stepsFromNow),
      };
      const confirmed = wantSuccess(await member.call(totpConfirm.path, { code: app.code() }));
      // The code that enrolled is spent; the next one comes with the next step.
      hall.clock.advance(30_000);
      const codes = confirmed.data.recovery_codes;
      return { ...app, recoveryCodes: Array.isArray(codes) ? codes.map(String) : [] };
    },
    enrolPasskey: async (member, { host = hosts.hall, name = 'My key' } = {}) => {
      const key = createSoftAuthenticator(originOf(host));
      const begun = wantSuccess(
        await member.call(passkeyBegin.path, { password: defaultPassword }, { host }),
      );
      const { creation } = passkeyBegin.data.parse(begun.data);
      const confirmed = wantSuccess(
        await member.call(passkeyConfirm.path, { credential: key.make(creation), name }, { host }),
      );
      const { passkey, recovery_codes } = passkeyConfirm.data.parse(confirmed.data);
      return { ...key, passkeyId: passkey.id, recoveryCodes: recovery_codes };
    },
    beginLogin: async ({ account, ip }, options = {}) => {
      const answer = await hall.login(account, defaultPassword, { ip, ...options });
      if (answer.code !== 107) throw new Error(`expected 107, got ${answer.code}: ${answer.message}`);
      return String(answer.data.member_login_id);
    },
    verify: (memberLoginId, proof, options) =>
      hall.call('/login/second_factor/verify', { member_login_id: memberLoginId, proof }, options),
    loginRequest: async (memberLoginId, options) =>
      requestIn(
        (await hall.call('/login/second_factor/options', { member_login_id: memberLoginId }, options)).data,
      ),
  };
};

/** What a passkey of a member who is logged in shall sign to confirm a change. */
export const confirmRequest = async (
  member: FactorMember,
  options: CallOptions = {},
): Promise<PasskeyRequest> => requestIn((await member.call(secondFactorOptions.path, {}, options)).data);
