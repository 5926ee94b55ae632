import { createHmac } from 'node:crypto';

/**
 * The token by which a provider names a game session. It is made from the session's own id under PAVILION_SECRET, so
 * that the hall, which stores only its SHA-256, can name the session again when it closes it at the provider.
 */
export const sessionTokenOf = (secret: string, playId: string): string =>
  createHmac('sha256', secret).update(`game session ${playId}`).digest('base64url');
