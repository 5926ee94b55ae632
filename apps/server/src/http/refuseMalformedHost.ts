import type { onRequestAsyncHookHandler } from 'fastify';
import { Refusal } from './refusal.ts';

/** A name or an address with or without a port, and nothing that would lead to another part of an address. */
const hostShape = /^(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/;

/**
 * Refuses with 400 what comes under no address that pages, links and the site could be found by: a malformed `Host`, or a
 * malformed address as the request's target. First of all hooks, so that nothing else meets them.
 */
export const refuseMalformedHost: onRequestAsyncHookHandler = async ({ host, url }) => {
  const origin = `http://${host}`;
  if (!hostShape.test(host) || !URL.canParse(origin)) throw malformed();
  // Nearly every target is a path, which any origin can carry.
  if (!url.startsWith('/') && !URL.canParse(url, origin)) throw malformed();
};

const malformed = (): Refusal => new Refusal(400, 'error.bad_request', { httpStatus: 400 });
