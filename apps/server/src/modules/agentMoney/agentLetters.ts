import type { PoolClient } from 'pg';
import type { Outbox } from '../../infra/outbox.ts';
import { letterParagraph, letterText, sendLetter } from '../letters/index.ts';

const words = {
  sent: { title: 'letter.agent_transfer_sent', content: 'letter.agent_transfer_sent_text' },
  received: { title: 'letter.agent_transfer_received', content: 'letter.agent_transfer_received_text' },
  quotaReceived: { title: 'letter.agent_quota_received', content: 'letter.agent_quota_received_text' },
  quotaLoaded: { title: 'letter.agent_quota_loaded', content: 'letter.agent_quota_loaded_text' },
  quotaUnloaded: { title: 'letter.agent_quota_unloaded', content: 'letter.agent_quota_unloaded_text' },
} as const;
export type AgentLetter = keyof typeof words;

interface AgentLetterTo {
  readonly letter: AgentLetter;
  readonly siteId: number;
  /** Who reads it. */
  readonly to: number;
  /** The other side's account, where there is one that is named. */
  readonly values: { readonly number: string; readonly amount: string; readonly account?: string };
  readonly now: Date;
}

/** Tells somebody of a transfer, in its transaction. */
export const sendAgentLetter = async (
  client: PoolClient,
  outbox: Outbox,
  { letter, siteId, to, values, now }: AgentLetterTo,
): Promise<void> => {
  const { title, content } = words[letter];
  await sendLetter(client, outbox, {
    siteId,
    sendKey: `agent-transfer:${values.number}:${letter}`,
    title: letterText(title, values),
    content: letterParagraph(content, values),
    sender: 'agent',
    memberIds: [to],
    now,
  });
};
