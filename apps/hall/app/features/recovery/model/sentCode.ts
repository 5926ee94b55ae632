import { z } from 'zod';
import { keptInTab } from '../../../session/storage.ts';

/** A code that is under way, as this tab remembers it over a reload. The contact is kept masked. */
const sentCodeSchema = z.object({
  ticket: z.string(),
  account: z.string(),
  method: z.enum(['email', 'phone']),
  contact: z.string(),
  untilMs: z.number(),
});
export type SentCode = z.infer<typeof sentCodeSchema>;

const key = 'forgot-code';

export const keepSentCode = (sent: SentCode): void => keptInTab.set(key, JSON.stringify(sent));
export const forgetSentCode = (): void => keptInTab.remove(key);

/** The code that can still be typed in; null when there is none, or its time is over. */
export const keptSentCode = (): SentCode | null => {
  const text = keptInTab.get(key);
  if (text === null) return null;
  try {
    const sent = sentCodeSchema.parse(JSON.parse(text));
    if (sent.untilMs > Date.now()) return sent;
  } catch {
    // Not ours any more.
  }
  forgetSentCode();
  return null;
};

/** `ana@mail.org` → `a**@mail.org`, `13800138000` → `13******000`: enough to know where to look. */
export const maskContact = (contact: string): string => {
  const at = contact.lastIndexOf('@');
  const open = at > 0 ? { start: 1, end: contact.length - at } : { start: 2, end: 3 };
  const hidden = Math.max(2, contact.length - open.start - open.end);
  return `${contact.slice(0, open.start)}${'*'.repeat(hidden)}${contact.slice(-open.end)}`;
};
