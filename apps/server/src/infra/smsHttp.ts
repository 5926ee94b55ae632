import type { FastifyBaseLogger } from 'fastify';
import type { SmsGateway } from './sms.ts';

/** A gateway that has not answered by then has refused: whoever waits for the code may press again. */
const answerWithinMs = 5_000;
/** Payment Required: the account that pays for the messages is empty. */
const noBalanceStatus = 402;

export interface HttpSmsOptions {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds; 5000 unless told. */
  readonly timeoutMs?: number;
}

/**
 * Sends messages through an HTTP gateway: `POST url` with `{to, text}`. Any 2xx is sent, 402 is an empty account,
 * everything else is a refusal, also silence. Neither number nor text is ever logged.
 */
export const createHttpSms = ({
  url,
  token,
  log,
  timeoutMs = answerWithinMs,
}: HttpSmsOptions): SmsGateway => ({
  send: async ({ phone, text }) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ to: phone, text }),
        // The token goes to the address that was configured and to no other.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      log.error({ status: answer.status }, 'the SMS gateway refused a message');
      return answer.status === noBalanceStatus ? 'no_balance' : 'refused';
    } catch (error) {
      log.error({ err: error }, 'the SMS gateway did not answer');
      return 'refused';
    }
  },
});
