import { isIP } from 'node:net';
import { rootCertificates } from 'node:tls';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import {
  headerLine,
  isMailbox,
  type MailAttachment,
  type MailCarrier,
  type MailOutcome,
  type MailSender,
} from './mail.ts';

/** Nobody waits for a letter, but a job does: a server that stays silent is given up and tried again later. */
const defaultTimeoutMs = 15_000;

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
  readonly url: string;
  readonly from: MailSender;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** PEM of the authorities that may vouch for the server beside those that everybody trusts. */
  readonly ca?: string | undefined;
  /** Milliseconds; 15 s unless told. */
  readonly timeoutMs?: number;
}

interface SmtpFailure {
  readonly code: string;
  /** Reply code of the server, 0 when it gave none. */
  readonly status: number;
  /** What the line or its TLS met below that, such as `CERT_HAS_EXPIRED`; empty when nothing is known. */
  readonly cause: string;
}

const failureOf = (error: unknown): SmtpFailure => {
  const given: { code?: unknown; responseCode?: unknown; originalCode?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  return {
    code: typeof given.code === 'string' ? given.code : 'unknown',
    status: typeof given.responseCode === 'number' ? given.responseCode : 0,
    cause: typeof given.originalCode === 'string' ? given.originalCode : '',
  };
};

/** Only a lasting word about this letter is final: a refused login or a full queue is ours to mend, and then it goes. */
const outcomeOf = ({ code, status }: SmtpFailure): MailOutcome =>
  status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE') ? 'refused' : 'unreachable';

const attached = ({ name, type, base64 }: MailAttachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(base64, 'base64'),
});

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/**
 * Sends letters through an SMTP server. A password never travels in the clear: with credentials and without `smtps:` the
 * server must offer STARTTLS, unless it is this very machine. Neither recipient nor content is ever logged.
 */
export const createSmtpCarrier = ({
  url,
  from,
  clock,
  log,
  ca,
  timeoutMs = defaultTimeoutMs,
}: SmtpOptions): MailCarrier => {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(ca === undefined ? {} : { tls: { ca: [...rootCertificates, ca] } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, attachment }) => {
      if (!isMailbox(to)) return 'refused';
      try {
        await transport.sendMail({
          from: { name: headerLine(from.name), address: from.address },
          to: { name: '', address: to },
          envelope: { from: from.address, to: [to] },
          subject: headerLine(subject),
          text,
          html,
          ...(attachment === undefined ? {} : { attachments: [attached(attachment)] }),
          date: clock.now(),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return 'sent';
      } catch (error) {
        const failure = failureOf(error);
        // Not the error itself: its words may hold the address.
        log.error(failure, 'a letter did not go');
        return outcomeOf(failure);
      }
    },
    close: () => transport.close(),
  };
};
