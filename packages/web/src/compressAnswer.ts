import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';

/** A shorter answer costs even a slow phone no more than a fiftieth of a second as it is. */
const compressFromChars = 4_096;
/** The lists of a hall of thousands of games shrink to a sixth in a few milliseconds; more effort is slower than the network. */
const brotliQuality = 4;

const encoders = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

const encodingFor = (accepted: string): keyof typeof encoders | undefined => {
  const names = accepted.split(',').map((name) => name.trim().split(';'));
  const isAccepted = (encoding: string) =>
    names.some(([name, weight]) => name === encoding && weight?.trim() !== 'q=0');
  return (['br', 'gzip'] as const).find(isAccepted);
};

/**
 * Compresses long answers. For answers that hold nothing secret which stays the same from one to the next beside what a stranger
 * can put into them, so that their length betrays nothing.
 */
export const compressAnswer: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (typeof payload !== 'string' || payload.length < compressFromChars) return payload;
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding === undefined) return payload;
  const compressed = await encoders[encoding](payload);
  reply.header('content-encoding', encoding);
  reply.removeHeader('content-length');
  return compressed;
};
