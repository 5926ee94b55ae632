import { sqlStateOf } from '@pavilion/postgres';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { messageText } from './messages.ts';
import { Refusal, siteElsewhere } from './refusal.ts';
import { localeOf } from './request.ts';

/** Dotted path of the first failing field; an unknown field is named itself. */
const failingField = (error: FastifyError): string => {
  if (!hasZodFastifySchemaValidationErrors(error)) return '';
  const issue = error.validation[0];
  if (issue === undefined) return '';
  const path = issue.instancePath
    .split('/')
    .filter((part) => part !== '')
    .join('.');
  const unknownKeys: unknown = issue.params?.keys ?? issue.params?.unrecognizedKeys;
  const unknown = Array.isArray(unknownKeys) ? unknownKeys.map(String).join(',') : '';
  return [path, unknown].filter((part) => part !== '').join('.');
};

const problems: Readonly<Record<number, string>> = {
  400: 'error.bad_request',
  401: 'error.unauthenticated',
  404: 'error.not_found',
  413: 'error.too_large',
  415: 'error.media_type',
  429: 'error.too_many',
  503: 'error.not_ready',
};

/** What the database says to a posting for a site that is in another cell (`cell.refuse_posting`). */
const postedElsewhere = 'SA001';

/**
 * Turns whatever a route threw into an answer of the wire (decisions: Wire). A refusal speaks for itself; a body that
 * does not parse is 400 with its field; everything unforeseen is logged and answered as a bare 500.
 */
export const answerError = (
  thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const locale = localeOf(request);
  const error = sqlStateOf(thrown) === postedElsewhere ? siteElsewhere() : thrown;
  if (error instanceof Refusal) {
    const body = { code: error.code, message: messageText(error.messageKey, locale), data: error.data };
    const retryAfter = 'retry_after_seconds' in error.data ? Number(error.data.retry_after_seconds) : 0;
    if (error.httpStatus === 429) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
    return reply
      .code(error.httpStatus)
      .send(error.field === undefined ? body : { ...body, field: error.field });
  }
  const status = error.validation === undefined ? (error.statusCode ?? 500) : 400;
  const known = problems[status];
  if (known !== undefined) {
    const field = failingField(error);
    return reply
      .code(status)
      .send({ code: status, message: messageText(known, locale), ...(field === '' ? {} : { field }) });
  }
  if (status >= 400 && status < 500) {
    return reply.code(400).send({ code: 400, message: messageText('error.bad_request', locale) });
  }
  request.log.error({ err: error }, 'unforeseen error');
  return reply.code(500).send({ code: 500, message: messageText('error.internal', locale) });
};
