import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';

/** How a message went: on its way, the gateway's account is empty (SMS code 103), or it would not take it (104). */
export type SmsOutcome = 'sent' | 'no_balance' | 'refused';

export interface SmsGateway {
  readonly send: (message: { readonly phone: string; readonly text: string }) => Promise<SmsOutcome>;
}

/** Writes each message as a file into the outbox folder: for development and tests (decisions: Running). */
export const createFolderSms = (folder: string, { now }: Pick<Clock, 'now'>): SmsGateway => ({
  send: async ({ phone, text }) => {
    await mkdir(folder, { recursive: true });
    const at = now().toISOString();
    const name = `${at.replaceAll(':', '-')}-sms-${randomUUID().slice(0, 8)}.json`;
    await writeFile(join(folder, name), `${JSON.stringify({ kind: 'sms', to: phone, text, at }, null, 2)}\n`);
    return 'sent';
  },
});
