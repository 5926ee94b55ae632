import type { InputOf } from '@pavilion/contract';
import {
  type AnyOfficeCall,
  officeLogIn,
  officeProveFactor,
  officeTokenHeader,
} from '@pavilion/contract/office';
import { z } from 'zod';
import { type DemoStaff, demoOfficeCode } from '../../database/seeds/staff.ts';
import { untilAnswered } from '../run/patience.ts';

const answerSchema = z.object({ code: z.number(), data: z.unknown() });
const sessionSchema = z.object({ token: z.string() });
const succeeded = 100;

/** Somebody of the demo staff at work: logged in as everybody is, and asking again until the hall has answered. */
export class OfficeDesk {
  readonly #origin: string;
  #cookie = '';
  #token = '';

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static async open(origin: string, { account, password }: DemoStaff): Promise<OfficeDesk> {
    const desk = new OfficeDesk(origin);
    await desk.#step(officeLogIn, { account, password });
    await desk.#step(officeProveFactor, { proof: { method: 'totp', code: demoOfficeCode(new Date()) } });
    return desk;
  }

  /** A step of the login, with whose token the next call is made. */
  async #step<C extends AnyOfficeCall>(call: C, body: InputOf<C>): Promise<void> {
    const { code, data } = await this.call(call, body);
    if (code !== succeeded) throw new Error(`${call.path} was answered ${code}`);
    this.#token = sessionSchema.parse(data).token;
  }

  /** The code and data of the first answer that is one. */
  call<C extends AnyOfficeCall>(call: C, body: InputOf<C>): Promise<z.output<typeof answerSchema>> {
    return untilAnswered(async () => {
      const answer = await fetch(`${this.#origin}/api${call.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(this.#token === '' ? {} : { [officeTokenHeader]: this.#token }),
          ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
        },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (answer.status >= 500) return undefined;
      const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('office='));
      this.#cookie = set?.split(';')[0] ?? this.#cookie;
      return answerSchema.parse(JSON.parse(text));
    }, `the office’s ${call.path}`);
  }
}
