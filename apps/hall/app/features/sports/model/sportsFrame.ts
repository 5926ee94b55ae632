import { type SportsMessage, sportsMessageSchema } from '@pavilion/contract/sports';
import { parseUrl } from '../../../base/parseUrl.ts';

/** A page that says nothing of its height gets this much, and none gets more than one may scroll. */
export const frameHeightPx = { first: 720, min: 320, max: 20_000 } as const;

export const frameHeight = (wanted: number): number =>
  Math.round(Math.min(frameHeightPx.max, Math.max(frameHeightPx.min, wanted)));

/** What the hall must know of whoever speaks. */
export interface SpokenMessage {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/**
 * A message of the sports frame; null for one from another origin, of another window of the same origin, or of a shape that
 * nobody agreed on (spec §4 Sports frame).
 */
export const heardFromFrame = (
  message: SpokenMessage,
  frame: { readonly url: string; readonly window: unknown },
): SportsMessage | null => {
  if (frame.window === null || message.source !== frame.window) return null;
  if (message.origin !== parseUrl(frame.url)?.origin) return null;
  return sportsMessageSchema.safeParse(message.data).data ?? null;
};

/** Event parameters as they go along with a start: texts. */
export const eventExtra = (
  params: Extract<SportsMessage, { code: 'U003' }>['params'],
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
