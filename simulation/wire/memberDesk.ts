import { Agent, request as httpRequest } from 'node:http';
import { type AnyCall, answerSchema, type DataOf, type InputOf } from '@pavilion/contract';

/** What a member's browser is told. `data` is null unless the call succeeded. */
export interface DeskReply<Data> {
  readonly httpStatus: number;
  readonly code: number;
  readonly data: Data | null;
}

const successCode = 100;

/**
 * Members' calls over HTTP. Each comes from an address of its own, so that limits for strangers do not meet a workload
 * that one machine makes.
 */
export class MemberDesk {
  readonly #agent = new Agent({ keepAlive: true });
  #calls = 0;

  #address(): string {
    this.#calls += 1;
    return `10.${(this.#calls >> 16) & 255}.${(this.#calls >> 8) & 255}.${this.#calls & 255}`;
  }

  #post(
    port: number,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<{ httpStatus: number; text: string }> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        { host: '127.0.0.1', port, method: 'POST', path, headers, agent: this.#agent },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              httpStatus: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  /** One call; throws when the connection breaks. */
  async call<C extends AnyCall>(
    port: number,
    call: C,
    body: InputOf<C>,
    { token, host }: { readonly token: string; readonly host: string },
  ): Promise<DeskReply<DataOf<C>>> {
    const headers = {
      'content-type': 'application/json',
      host,
      authorization: token,
      'x-forwarded-for': this.#address(),
    };
    const { httpStatus, text } = await this.#post(port, `/api${call.path}`, headers, JSON.stringify(body));
    if (httpStatus !== 200) return { httpStatus, code: 0, data: null };
    const { code, data } = answerSchema.parse(JSON.parse(text));
    return {
      httpStatus,
      code,
      data: code === successCode ? (call.data.parse(data) as DataOf<C>) : null,
    };
  }

  /** A gateway's word, or whatever else is posted as it is. */
  async send(
    port: number,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<{ httpStatus: number; text: string }> {
    return this.#post(
      port,
      path,
      { ...headers, 'content-type': 'application/json', 'x-forwarded-for': this.#address() },
      body,
    );
  }

  close(): void {
    this.#agent.destroy();
  }
}
