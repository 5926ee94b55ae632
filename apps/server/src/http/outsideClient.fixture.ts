/**
 * What a stranger writes who has nothing but the document: `hall.ts` beside it is what `openapi-typescript` makes of it.
 * Kept as text, since it compiles only there. Credentials go where the document's security schemes say. It plays one
 * round, meets refusals on its way, and prints every answer that it was given as a line of JSON.
 */
export const outsideClient = `
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './hall.ts';
import document from './hall.json' with { type: 'json' };

const { ORIGIN: origin = '', ACCOUNT: account = '', PASSWORD: password = '' } = process.env;

type Scheme = keyof typeof document.components.securitySchemes;
type Operation = { readonly security?: readonly Partial<Record<Scheme, readonly string[]>>[] };
const credentials = new Map<Scheme, string>();

const operationOf = (path: string, method: string): Operation => {
  const operations: Record<string, Record<string, Operation>> = document.paths;
  const operation = operations[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error('not in the document: ' + path);
  return operation;
};

const secure: Middleware = {
  onRequest: ({ request, schemaPath }) => {
    for (const demanded of operationOf(schemaPath, request.method).security ?? [])
      for (const scheme of Object.keys(demanded) as Scheme[]) {
        const value = credentials.get(scheme);
        if (value !== undefined) request.headers.set(document.components.securitySchemes[scheme].name, value);
      }
  },
};
const tell: Middleware = {
  onResponse: async ({ request, response, schemaPath }) => {
    const body: unknown = await response.clone().json();
    console.log(JSON.stringify({ method: request.method, path: schemaPath, status: response.status, body }));
  },
};

const hall = createClient<paths>({ baseUrl: new URL(document.servers[0]?.url ?? '', origin).href });
hall.use(secure, tell);

const takeTicket = async (): Promise<void> => {
  const { data } = await hall.GET('/get_login_header');
  if (data === undefined) throw new Error('no ticket');
  credentials.set('loginTicket', data.data.value);
};
const solveCaptcha = async (): Promise<string> => {
  const { data } = await hall.POST('/api/captcha', { body: { type: 1 } });
  return data?.code === 100 ? data.data.captcha_token : '';
};

// Nobody yet: what is for members alone.
await hall.POST('/api/member/profile/my_cash', { body: {} });
credentials.set('token', 'of-nobody');
await hall.POST('/api/member/profile/my_cash', { body: {} });

const captcha_token = await solveCaptcha();
const answer = '0000';
// Without a ticket, then with one.
await hall.POST('/api/login', { body: { account, password, answer, captcha_token } });
await takeTicket();
const { data: login } = await hall.POST('/api/login', { body: { account, password, answer, captcha_token } });
if (login?.code !== 100) throw new Error('not logged in: ' + login?.message);
credentials.set('token', login.data.token);
// The captcha is used.
await takeTicket();
const { data: again } = await hall.POST('/api/login', { body: { account, password, answer, captcha_token } });
const refused: 105 | 100 | undefined = again?.code === 105 ? again.code : undefined;
if (refused === undefined) throw new Error('a captcha was good twice');

const game = { gpId: 1, game_type: 2, device: 1 } as const;
await hall.POST('/api/member/game/play1', { body: { ...game, game_code: 'no-such-game' } });
const { data: start } = await hall.POST('/api/member/game/play1', { body: { ...game, game_code: 'koi-lantern' } });
if (start?.code !== 100) throw new Error('no game: ' + start?.message);
const { play_id } = start.data;

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
const played = async (): Promise<boolean> => {
  const { data } = await hall.POST('/api/member/records/rounds', { body: { count: 20 } });
  return data?.code === 100 && data.data.list.length > 0;
};
while (!(await played())) await pause();
await hall.POST('/api/member/game/url', { body: { play_id } });
await hall.POST('/api/member/game/url', { body: { play_id: 'no-such-play' } });
await hall.POST('/api/member/profile/my_cash', { body: {} });

// Bodies that do not fit, an id of nobody, words of another language.
await hall.POST('/api/v2/get_jackpot', { body: { currency: 'XXX' as 'USD' } });
await hall.POST('/api/v2/get_jackpot', { body: { currency: 'USD' }, params: { header: { lang: 'zh_CN' } } });
await hall.POST('/api/v2/get_jackpot', { body: { currency: 'USD' }, headers: { 'content-type': 'application/xml' } });
await hall.POST('/api/login', { body: { account, password: 'x'.repeat(70_000), answer, captcha_token } });
await hall.POST('/api/member_info', { body: { id: 2_000_000_000 } });
await hall.GET('/icons/{file}', { params: { path: { file: 'lucide.json' }, query: { icons: 'house' } } });
await hall.GET('/clientCaptcha');
const frames = Array.from({ length: 31 }, () => hall.POST('/check_iframe', { body: { url: 'https://a.example/' } }));
await Promise.all(frames);

await hall.POST('/api/logout', { body: {} });
await hall.POST('/api/logout', { body: {} });
`;
