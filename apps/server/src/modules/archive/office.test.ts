import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataOf } from '@pavilion/contract';
import { memberLedger, promotionCosts, reportProof } from '@pavilion/contract/office';
import {
  gatewayAccount,
  type Move,
  memberMain,
  type PostingKind,
  post,
  providerHouse,
  sitePromotion,
} from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { age, firstHigh, prove, setNewestId } from './archive.fixture.ts';
import { archiveParts } from './archiveParts.ts';
import { openArchiveFolder } from './folder.ts';
import { listParts } from './parts.ts';

/** What staff see of old books, from the tables and then from the archive: the same to the minor unit. */

let hall: OfficeHall;
let staff: OfficeBrowser;
let folder: string;
let memberId: number;
let days: { from: string; to: string };

let keys = 0;
const move = async (kind: PostingKind, moves: readonly Move[], scope = 'test'): Promise<void> => {
  keys += 1;
  const { status } = await post(hall.database.pool, {
    scope,
    key: `a${keys}`,
    kind,
    reference: `r${keys}`,
    moves,
    meta: { n: keys },
  });
  expect(status).toBe('posted');
};
const play = async (times: number): Promise<void> => {
  const own = memberMain(1, memberId, 'USD');
  const house = providerHouse(1, 1, 'USD');
  for (let n = 0; n < times; n += 1) {
    await move('deposit', [{ from: gatewayAccount(1, 1, 'USD'), to: own, amountMinor: minor(1_001) }]);
    await move('bet_win', [
      { from: own, to: house, amountMinor: minor(333) },
      { from: house, to: own, amountMinor: minor(111) },
    ]);
    await move('promotion', [{ from: sitePromotion(1, 'USD'), to: own, amountMinor: minor(7) }], 'award');
  }
};

const entriesOf = async (filter: object = {}): Promise<DataOf<typeof memberLedger>['rows']> => {
  const rows: DataOf<typeof memberLedger>['rows'][number][] = [];
  let cursor: string | undefined;
  do {
    const { code, data } = await staff.call(memberLedger, {
      id: memberId,
      count: 7,
      ...filter,
      ...(cursor === undefined ? {} : { cursor }),
    });
    expect(code).toBe(100);
    rows.push(...data.rows);
    cursor = data.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
};
const figures = async () => ({
  entries: await entriesOf(),
  bets: await entriesOf({ kinds: ['bet_win'] }),
  proof: (await staff.call(reportProof, days)).data,
  costs: (await staff.call(promotionCosts, days)).data.totals,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-archive-'));
  hall = await openOfficeHall({ environment: { ARCHIVE_FOLDER: folder } });
  staff = await hall.logIn('admin');
  ({ memberId } = await hall.joinMember());
  await play(9);
  await setNewestId(hall.database, firstHigh);
  await age(hall.database, firstHigh, '2 years');
  await play(3);
  await hall.database.owner.query('SELECT report.begin_anew()');
  await prove(hall);
  const { rows } = await hall.database.owner.query<{ day: string }>(
    `SELECT ((SELECT created_at FROM ledger.transfer WHERE id < $1 ORDER BY id DESC LIMIT 1) AT TIME ZONE time_zone)::date::text AS day
       FROM site WHERE id = 1`,
    [firstHigh],
  );
  const day = rows[0]?.day ?? '';
  days = { from: day, to: day };
});
afterAll(async () => {
  await hall.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the office, of books that are in the archive', () => {
  it('shows every entry and every figure as it was, and says where it was read', async () => {
    const live = await figures();
    expect(live.entries.length).toBe(48);
    expect(live.entries.every(({ archived }) => !archived)).toBe(true);
    expect(live.proof.rows).toContainEqual({
      currency: 'USD',
      report: '19.98',
      ledger: '19.98',
      equal: true,
    });
    expect(live.costs).toContainEqual({ currency: 'USD', cost: '0.63', ledger: '0.63' });

    const { archived } = await archiveParts({
      pool: hall.database.pool,
      folder: openArchiveFolder(folder),
      say: () => undefined,
      settleMs: 0,
    });
    expect(archived).toEqual(['ledger.move_first']);

    const old = await figures();
    expect(old.entries.map(({ archived: isArchived }) => isArchived)).toEqual([
      ...Array.from({ length: 12 }, () => false),
      ...Array.from({ length: 36 }, () => true),
    ]);
    const unmarked = (rows: typeof old.entries) => rows.map((row) => ({ ...row, archived: false }));
    expect(unmarked(old.entries)).toEqual(live.entries);
    expect(unmarked(old.bets)).toEqual(live.bets);
    expect(old.proof).toEqual({ ...live.proof, archived: true, as_of: old.proof.as_of });
    expect(old.costs).toEqual(live.costs);
  });

  it('refuses what is no cursor of the archive, and asks nothing of it for days that are not there', async () => {
    expect((await staff.call(memberLedger, { id: memberId, cursor: 'a1.x' })).field).toBe('cursor');
    const from = hall.clock.now().toISOString();
    expect((await staff.call(memberLedger, { id: memberId, from })).data.next_cursor).toBeNull();
  });

  it('says that the archive cannot be read, while newer entries are there', async () => {
    const [part] = await listParts(hall.database.pool);
    const file = join(folder, part?.file ?? '');
    await rename(file, `${file}.away`);
    const { data } = await staff.call(memberLedger, { id: memberId, count: 100 });
    expect(data.rows.length).toBe(12);
    const old = await staff.call(memberLedger, { id: memberId, cursor: data.next_cursor ?? '' });
    expect(old).toMatchObject({ code: 374, message: expect.stringMatching(/archive cannot be read/) });
    expect((await staff.call(reportProof, days)).code).toBe(374);
    await rename(`${file}.away`, file);
    expect((await staff.call(memberLedger, { id: memberId, cursor: data.next_cursor ?? '' })).code).toBe(100);
  });
});
