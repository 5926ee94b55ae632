import { formatMinor, isCurrencyCode, minor } from '@pavilion/money';
import { type Pool, readDatabaseClock } from '@pavilion/postgres';
import {
  refuseWin,
  releaseWin,
  setWinBound,
  type WinResult,
} from '../apps/server/src/modules/wallet/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';
import { readStaff } from './launcher/readStaff.ts';
import { runOnHall } from './launcher/runOnHall.ts';
import { LaunchError } from './launcher/settings.ts';
import { readOperator, readStaffArguments, readWords } from './launcher/staffArguments.ts';

const shownMax = 100;

interface WaitingRow {
  readonly number: bigint;
  readonly account: string;
  readonly gp_code: string;
  readonly game_code: string | null;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly bound_minor: bigint;
  readonly created_at: Date;
}

const listWaiting = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<WaitingRow>(
    `SELECT w.number, m.account, p.gp_code, g.game_code, w.currency, w.amount_minor, w.bound_minor, w.created_at
     FROM withheld_win w JOIN member m ON m.id = w.member_id JOIN provider p ON p.gp_id = w.gp_id
     JOIN wallet_transaction t ON t.gp_id = w.gp_id AND t.transaction_id = w.transaction_id LEFT JOIN game g ON g.id = t.game_id
     WHERE w.state = 'withheld' ORDER BY w.created_at LIMIT $1`,
    [shownMax],
  );
  if (rows.length === 0) return ['No win waits.'];
  return rows.map((row) => {
    const show = (amount: bigint): string =>
      isCurrencyCode(row.currency) ? formatMinor(minor(amount), row.currency) : '?';
    const game = row.game_code === null ? row.gp_code : `${row.gp_code}/${row.game_code}`;
    return `${row.number}  ${show(row.amount_minor)} (bound ${show(row.bound_minor)})  ${row.account}  ${game}  ${row.created_at.toISOString()}`;
  });
};

const words: Readonly<Record<WinResult, string>> = {
  released: 'released: the money is in the wallet',
  refused: 'refused: the money is back with the house',
  unknown: 'no such win was withheld',
  other_amount: 'it is over another amount',
  too_late: 'it was decided before',
};
const done: ReadonlySet<WinResult> = new Set(['released', 'refused']);

const usage = `npm run wins -- list | release NUMBER --operator ACCOUNT | refuse NUMBER --operator ACCOUNT --reason TEXT
  | bound --provider GP_ID [--game CODE] --multiple TIMES`;

const numberPattern = /^[1-9][0-9]{0,17}$/;

const wholeNumber = (typed: string | undefined): number => {
  if (typed === undefined || !/^[1-9][0-9]{0,8}$/.test(typed)) throw new LaunchError(usage);
  return Number(typed);
};

/** Who decides, on the site of the win. */
const readDecider = async (pool: Pool, number: bigint, account: string) => {
  const { rows } = await pool.query<{ site_id: number }>(
    'SELECT site_id FROM withheld_win WHERE number = $1',
    [number],
  );
  const [win] = rows;
  if (win === undefined) throw new LaunchError(`${number}: ${words.unknown}`);
  return readStaff(pool, { siteId: win.site_id, account, right: 'wins.decide', command: 'npm run wins' });
};

const run = async (pool: Pool): Promise<number> => {
  const { positionals, values } = readStaffArguments(usage, {
    operator: { type: 'string' },
    reason: { type: 'string' },
    provider: { type: 'string' },
    game: { type: 'string' },
    multiple: { type: 'string' },
  });
  const [act = 'list', number = ''] = positionals;
  if (act === 'list') {
    console.log((await listWaiting(pool)).join('\n'));
    return 0;
  }
  if (act === 'bound') {
    const bound = {
      gpId: wholeNumber(values.provider),
      gameCode: values.game,
      multiple: wholeNumber(values.multiple),
    };
    const isSet = await setWinBound(pool, bound);
    console.log(isSet ? `paid at once up to ${bound.multiple} times the stake` : 'there is no such game');
    return isSet ? 0 : 1;
  }
  if ((act !== 'release' && act !== 'refuse') || !numberPattern.test(number)) throw new LaunchError(usage);
  const win = BigInt(number);
  const operator = readOperator(usage, values.operator);
  const reason = act === 'refuse' ? readWords(usage, values.reason) : '';
  const by = await readDecider(pool, win, operator);
  const deps = { pool, clock: await readDatabaseClock(pool), outbox: createOutbox() };
  const result =
    act === 'release'
      ? await releaseWin(deps, { number: win, by })
      : await refuseWin(deps, { number: win, by, reason });
  console.log(`${number}: ${words[result]}`);
  return done.has(result) ? 0 : 1;
};

/**
 * `npm run wins`: what an operator decides about wins beyond their bound, from the command line; beside a running
 * `npm start`. Lists those that wait, releases and refuses them, and sets bounds. Leaves with 1 when nothing was decided.
 */
await runOnHall('wins', run);
