import { createHash, createHmac } from 'node:crypto';
import type { Hmac } from './draw.ts';

/** As 64 hex digits: of a server seed's characters, what is shown of it before it is told. */
export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** What a draw reads its numbers from. */
export const hmacOf =
  (serverSeed: string): Hmac =>
  async (message) =>
    createHmac('sha256', serverSeed).update(message).digest();
