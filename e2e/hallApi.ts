import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type AnyCall,
  answerSchema,
  captchaWaitMs,
  type DataOf,
  type InputOf,
  isSuccess,
} from '@pavilion/contract';
import { type Deposit, depositCreate, depositMethods, depositStatus } from '@pavilion/contract/cashier';
import { captcha, type LoginData, login, loginHeaderDataSchema } from '@pavilion/contract/identity';
import { register } from '@pavilion/contract/signup';
import { waitFor } from '@pavilion/testing';

/** The hall as a client without a browser: for what a test needs but is not about. */

/** In test mode every captcha has this answer (decisions: Running). */
export const captchaAnswer = '0000';

export interface NewMember {
  readonly account: string;
  readonly password: string;
  readonly email: string;
}

/** Somebody whom the hall does not know yet. */
export const newMember = (): NewMember => {
  const account = `t${randomInt(2 ** 40).toString(36)}`.padEnd(7, 'x').slice(0, 12);
  return { account, password: 'Lantern8', email: `${account}@example.com` };
};

export interface JoinedMember extends NewMember {
  readonly session: LoginData;
}

/** The hall's word for why it did not do something. */
export class Refused extends Error {
  readonly code: number;

  constructor(path: string, code: number, message: string) {
    super(`${path} answered ${code}: ${message}`);
    this.code = code;
  }
}

/** A picture asked for too soon after others from this address (spec §4). */
const captchaTooSoon = 101;
const captchaTriesMax = 10;

/**
 * An address out of a range that nobody has. The house under test trusts the proxies of its own machine, so that captchas
 * which specs ask for do not use up what one address may have: the browsers' pages share that.
 */
const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export class HallApi {
  readonly origin: string;
  readonly #address = newAddress();

  constructor(origin: string) {
    this.origin = origin;
  }

  async #post(path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<unknown> {
    const response = await fetch(`${this.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang: 'en_US', ...headers },
      body: JSON.stringify(body),
    });
    const answer = answerSchema.parse(await response.json());
    if (!isSuccess(answer.code)) throw new Refused(path, answer.code, answer.message);
    return answer.data;
  }

  /** Makes a product call; throws with code and message for everything but success. */
  async call<C extends AnyCall>(
    call: C,
    body: InputOf<C>,
    session?: LoginData,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<DataOf<C>> {
    const authorization = session === undefined ? {} : { authorization: session.token };
    const data = await this.#post(`/api${call.path}`, body, { ...authorization, ...headers });
    return call.data.parse(data) as DataOf<C>;
  }

  async #captchaToken(type: 1 | 2): Promise<string> {
    for (let tries = 1; ; tries += 1) {
      try {
        const from = { 'x-forwarded-for': this.#address };
        return (await this.call(captcha, { type }, undefined, from)).captcha_token;
      } catch (error) {
        const tooSoon = error instanceof Refused && error.code === captchaTooSoon;
        if (!tooSoon || tries === captchaTriesMax) throw error;
        await delay(captchaWaitMs);
      }
    }
  }

  /** A member with US dollars, for whom the hall asks least. */
  async join(member: NewMember = newMember()): Promise<JoinedMember> {
    const captcha_token = await this.#captchaToken(2);
    const session = await this.call(register, {
      member_account: member.account,
      password: member.password,
      member_email: member.email,
      member_birthday: '1990-4-7',
      member_currency: 'USD',
      agreement: true,
      answer: captchaAnswer,
      captcha_token,
    });
    return { ...member, session };
  }

  async logIn({ account, password }: Pick<NewMember, 'account' | 'password'>): Promise<LoginData> {
    const captcha_token = await this.#captchaToken(1);
    const ticket = loginHeaderDataSchema.parse(await this.#post('/get_login_header', {}, {}));
    return this.call(login, { account, password, answer: captchaAnswer, captcha_token }, undefined, {
      [ticket.name]: ticket.value,
    });
  }

  /**
   * Pays in through the sandbox gateway as its page does, and waits for the hall to credit it; with the first promotion that
   * the member may have, if so wished.
   */
  async deposit(session: LoginData, amount: string, withPromotion = false): Promise<Deposit> {
    const { list, promotions } = await this.call(depositMethods, {}, session);
    const method = list[0];
    if (method === undefined) throw new Error('no way to pay in');
    const { deposit, pay_url } = await this.call(
      depositCreate,
      {
        request_id: randomUUID(),
        method_id: method.id,
        amount,
        ...(withPromotion ? { promotion_id: promotions[0]?.id } : {}),
      },
      session,
    );
    const approval = await fetch(`${pay_url}/approve`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
    if (approval.status !== 303) throw new Error(`the pay page answered ${approval.status}`);
    const { order_number } = deposit;
    return waitFor(
      async () => {
        const now = (await this.call(depositStatus, { order_number }, session)).deposit;
        return now.state === 'succeeded' ? now : undefined;
      },
      { what: `deposit ${order_number} to be credited` },
    );
  }
}
