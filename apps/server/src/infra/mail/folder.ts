import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { isMailbox, type MailCarrier } from './mail.ts';

/** Writes each letter as a file into the outbox folder: for development and tests (decisions: Running). */
export const createFolderMail = (folder: string, { now }: Pick<Clock, 'now'>): MailCarrier => ({
  send: async ({ to, subject, text, html, attachment }) => {
    if (!isMailbox(to)) return 'refused';
    await mkdir(folder, { recursive: true });
    const at = now().toISOString();
    const name = `${at.replaceAll(':', '-')}-mail-${randomUUID().slice(0, 8)}.json`;
    const letter = { kind: 'mail', to, subject, text, html, attachment, at };
    await writeFile(join(folder, name), `${JSON.stringify(letter, null, 2)}\n`);
    return 'sent';
  },
  close: () => undefined,
});
