import { currencySchema, themes } from '@pavilion/contract';
import type { MemberSession } from '../http/caller.ts';

/** Who may listen on a channel. Everything that no rule names is refused (decisions: Realtime). */
interface ChannelRule {
  readonly shape: string;
  readonly pattern: RegExp;
  /** Absent: everybody. Otherwise whether this member may. */
  readonly admits?: (member: MemberSession, part: string) => boolean;
  /** Presence channels tell how many are there. */
  readonly isPresence?: boolean;
}

const currency = currencySchema.options.join('|');

const rules: readonly ChannelRule[] = [
  {
    shape: 'private-member.{id}',
    pattern: /^private-member\.([1-9][0-9]{0,9})$/,
    admits: (member, id) => member.memberId === Number(id),
  },
  {
    shape: 'private-member.{currency}',
    pattern: new RegExp(`^private-member\\.(${currency})$`),
    admits: (member, code) => member.currency === code,
  },
  {
    shape: 'presence-member.{currency}',
    pattern: new RegExp(`^presence-member\\.(${currency})$`),
    admits: (member, code) => member.currency === code,
    isPresence: true,
  },
  { shape: 'web_member', pattern: /^web_member$/ },
  { shape: 'web_api.{currency}', pattern: new RegExp(`^web_api\\.(?:${currency})$`) },
  { shape: 'bob_mobile_template', pattern: /^bob_mobile_template$/ },
  { shape: 'template.{theme}', pattern: new RegExp(`^template\\.(?:${themes.join('|')})$`) },
];

export interface ChannelGate {
  readonly isPresence: boolean;
  /** Whether a member must be proved. Public channels answer false. */
  readonly isPrivate: boolean;
  readonly admits: (member: MemberSession) => boolean;
}

/** The rule of a channel; undefined for a channel that does not exist. */
export const gateOf = (channel: string): ChannelGate | undefined => {
  for (const { pattern, admits, isPresence = false } of rules) {
    const match = pattern.exec(channel);
    if (match === null) continue;
    return {
      isPresence,
      isPrivate: admits !== undefined,
      admits: (member) => admits?.(member, match[1] ?? '') ?? true,
    };
  }
  return undefined;
};
