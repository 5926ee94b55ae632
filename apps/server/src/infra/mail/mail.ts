import { mailAddressLengthMax } from '@pavilion/contract/recovery';

/** A file that goes along with a letter. */
export interface MailAttachment {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly base64: string;
}

/** A letter ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachment?: MailAttachment | undefined;
}

/** How it went: on its way, not wanted by the other side for good (a wrong address), or to be tried again. */
export type MailOutcome = 'sent' | 'refused' | 'unreachable';

export interface MailCarrier {
  readonly send: (mail: Mail) => Promise<MailOutcome>;
  readonly close: () => void;
}

/** Whom a letter comes from. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

/**
 * Exactly one mailbox: no list, no comment, no name, nothing that could end a header line and begin another. Letters of
 * any script may stand before the @; whether the mailbox exists is for its own host to say.
 */
const mailboxPattern =
  /^(?=.{3,254}$)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const localPartLengthMax = 64;

export const isMailbox = (address: string): boolean =>
  address.length <= mailAddressLengthMax &&
  address.indexOf('@') <= localPartLengthMax &&
  mailboxPattern.test(address);

/** `Name <mailbox>` or a bare mailbox; null when it is neither. */
export const readMailSender = (text: string): MailSender | null => {
  const named = /^(?<name>[^<>\r\n]*)<(?<address>[^<>\s]+)>$/.exec(text.trim());
  const { name = '', address = text.trim() } = named?.groups ?? {};
  if (!isMailbox(address)) return null;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
};

/** One header line: whatever ends a line becomes a space. */
export const headerLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
