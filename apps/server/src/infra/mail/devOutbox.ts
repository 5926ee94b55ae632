import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from './letter.ts';

/** Messages shown at most, the newest first. */
const shownMax = 100;

const smsSchema = z.object({ kind: z.literal('sms'), to: z.string(), text: z.string(), at: z.string() });
const mailSchema = smsSchema.extend({
  kind: z.literal('mail'),
  subject: z.string(),
  html: z.string(),
  attachment: z.object({ name: z.string() }).optional(),
});
const messageSchema = z.discriminatedUnion('kind', [mailSchema, smsSchema]);
type Message = z.infer<typeof messageSchema>;

/** The names that the folder's writers give; nothing else is ever opened. */
const fileName = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9-]{8}\.[0-9]{3}Z-(?:mail|sms)-[0-9a-f]{8}\.json$/;

const read = async (folder: string, name: string): Promise<Message | null> => {
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    // Half written at this very moment, or not ours.
    return null;
  }
};

const newestNames = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => fileName.test(name))
    .sort()
    .reverse()
    .slice(0, shownMax);
};

const css = `:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;background:#0a0d16;color:#f7f5f1;font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:40px 16px 64px}h1{margin:0 0 4px;font-size:24px;line-height:1.2}
.lead{margin:0 0 28px;color:#9598a1;font-size:14px}
article{margin-bottom:16px;padding:20px 24px;background:#12161f;border:1px solid #2f333d;border-radius:14px}
header{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;font-size:14px;color:#9598a1}
header b{color:#e4b65c;font-weight:600}header span{overflow-wrap:anywhere;color:#c1bdb5}
h2{margin:8px 0 0;font-size:16px;overflow-wrap:anywhere}
pre{margin:12px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;color:#c1bdb5;font:14px/1.6 system-ui,sans-serif}
a{display:inline-block;padding:10px 0;color:#e4b65c}`;
const cssSource = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

const article = (name: string, message: Message): string => {
  const time = `<time datetime="${escapeHtml(message.at)}">${escapeHtml(message.at.replace('T', ' ').slice(0, 19))} UTC</time>`;
  const head = `<header><b>${message.kind === 'mail' ? 'Mail' : 'SMS'}</b><span>${escapeHtml(message.to)}</span>${time}</header>`;
  if (message.kind === 'sms') return `<article>${head}<pre>${escapeHtml(message.text)}</pre></article>`;
  const attached = message.attachment === undefined ? '' : `<p>${escapeHtml(message.attachment.name)}</p>`;
  return `<article>${head}<h2>${escapeHtml(message.subject)}</h2><pre>${escapeHtml(message.text)}</pre>${attached}<a href="/dev/outbox/${name}">As the reader sees it</a></article>`;
};

const page = (articles: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title><style>${css}</style></head><body><main><h1>Outbox</h1><p class="lead">Mail and short messages of this development hall, the newest first. Nothing left this machine.</p>${articles.length === 0 ? '<article><pre>Nothing was sent yet.</pre></article>' : articles.join('')}</main></body></html>`;

const answer = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  reply
    .header('content-security-policy', `default-src 'none'; frame-ancestors 'none'; ${policy}`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

/** The outbox folder as a page, for development and tests. Register it outside production only. */
export const registerDevOutbox = (app: FastifyInstance, folder: string): void => {
  app.get('/dev/outbox', { schema: { hide: true } }, async (_request, reply) => {
    const names = await newestNames(folder);
    const messages = await Promise.all(names.map((name) => read(folder, name)));
    const articles = messages.flatMap((message, index) =>
      message === null ? [] : [article(names[index] ?? '', message)],
    );
    return answer(reply, `style-src ${cssSource}`, page(articles));
  });
  app.get<{ Params: { name: string } }>(
    '/dev/outbox/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const message = fileName.test(name) ? await read(folder, name) : null;
      if (message?.kind !== 'mail') return reply.callNotFound();
      // The letter itself, boxed in: no script, no form, no frame, nothing fetched.
      return answer(reply, "style-src 'unsafe-inline'; sandbox allow-popups", message.html);
    },
  );
};
