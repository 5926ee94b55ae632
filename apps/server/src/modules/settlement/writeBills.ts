import type { PoolClient } from '@pavilion/postgres';
import { type Bill, type Settlement, toExactMinor } from '@pavilion/settlement';
import type { CarryRow, Cycle, PassedOn } from './readInput.ts';

/** Rows that one statement writes. */
const rowsAtOnce = 5_000;

/** The columns of `agent_bill` that are computed, and what fills each. */
const columns = {
  agent_id: (bill) => bill.agent,
  plan: (bill) => bill.plan,
  version: (bill) => bill.version,
  state: (bill) => bill.state,
  payable_from: (bill) => bill.payableFrom,
  rung: (bill) => bill.rung,
  rate_ppm: (bill) => bill.ratePpm,
  active: (bill) => bill.active,
  new_active: (bill) => bill.newActive,
  turnover_minor: (bill) => bill.turnoverMinor,
  provider_fees: (bill) => toExactMinor(bill.providerFees),
  promotion_costs: (bill) => toExactMinor(bill.promotionCosts),
  payment_fees: (bill) => toExactMinor(bill.paymentFees),
  platform_fees: (bill) => toExactMinor(bill.platformFees),
  line_base: (bill) => toExactMinor(bill.lineBase),
  carry_in: (bill) => toExactMinor(bill.carryIn),
  counts: (bill) => toExactMinor(bill.counts),
  carry_out: (bill) => toExactMinor(bill.carryOut),
  lapsed: (bill) => toExactMinor(bill.lapsed),
  earned: (bill) => toExactMinor(bill.earned),
  below: (bill) => toExactMinor(bill.below),
  debt_in: (bill) => toExactMinor(bill.debtIn),
  debt_out: (bill) => toExactMinor(bill.debtOut),
  revenue_share: (bill) => toExactMinor(bill.revenueShare),
  turnover_commission: (bill) => toExactMinor(bill.turnoverCommission),
  per_head: (bill) => toExactMinor(bill.perHead),
  cut: (bill) => toExactMinor(bill.cut),
  commission_minor: (bill) => bill.commissionMinor,
  adjustment_minor: (bill) => bill.adjustmentMinor,
  rolled_in_minor: (bill) => bill.rolledInMinor,
  rolled_out_minor: (bill) => bill.rolledOutMinor,
  payable_minor: (bill) => bill.payableMinor,
  members: (bill) => bill.members,
  sha256: (bill) => bill.sha256,
  held_reason: (bill) => (bill.state === 'held' ? 'suspended' : null),
} as const satisfies Readonly<Record<string, (bill: Bill) => unknown>>;

const names = Object.keys(columns);
const typeOf = { members: 'integer[]', payable_from: 'date' } as const;
const isTyped = (name: string): name is keyof typeof typeOf => name in typeOf;
const columnTypes = names.map((name) => `${name} ${isTyped(name) ? typeOf[name] : 'text'}`).join(', ');
/** Everything comes as text, so that no amount is ever a number of JSON. */
const castOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['agent_id', 'version', 'rung', 'rate_ppm', 'active', 'new_active'].map((name) => [name, 'integer']),
  ),
  ...Object.fromEntries(names.filter((name) => name.endsWith('_minor')).map((name) => [name, 'bigint'])),
  ...Object.fromEntries(
    [
      'provider_fees',
      'promotion_costs',
      'payment_fees',
      'platform_fees',
      'line_base',
      'carry_in',
      'counts',
      'carry_out',
      'lapsed',
      'earned',
      'below',
      'debt_in',
      'debt_out',
      'revenue_share',
      'turnover_commission',
      'per_head',
      'cut',
    ].map((name) => [name, 'numeric']),
  ),
};
const values = names.map((name) => (castOf[name] === undefined ? `b.${name}` : `b.${name}::${castOf[name]}`));

const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const inChunks = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );

const writeHeads = async (
  db: PoolClient,
  cycle: Cycle,
  bills: readonly Bill[],
): Promise<Map<number, bigint>> => {
  const ids = new Map<number, bigint>();
  for (const chunk of inChunks(bills)) {
    const rows = chunk.map((bill) =>
      Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(bill)])),
    );
    const written = await db.query<{ id: bigint; agent_id: number }>(
      `INSERT INTO agent_bill (cycle_id, site_id, currency, ${names.join(', ')})
       SELECT $1, $2, $3, ${values.join(', ')} FROM json_to_recordset($4) AS b (${columnTypes})
       RETURNING id, agent_id`,
      [cycle.id, cycle.siteId, cycle.currency, jsonOf(rows)],
    );
    for (const { id, agent_id } of written.rows) ids.set(agent_id, id);
  }
  return ids;
};

interface Line {
  readonly bill: bigint;
  readonly line: number;
  readonly text: string;
}

const writeLineRows = (db: PoolClient, lines: readonly Line[]): Promise<unknown> =>
  db.query(
    `INSERT INTO agent_bill_line (bill_id, line, kind, text)
     SELECT b, l, split_part(t, ',', 1), t FROM unnest($1::bigint[], $2::integer[], $3::text[]) AS u (b, l, t)`,
    [lines.map(({ bill }) => bill), lines.map(({ line }) => line), lines.map(({ text }) => text)],
  );

/** The lines between the header and the hash, one at a time. */
function* bodyLines(chunks: Iterable<string>): Generator<string> {
  let rest = '';
  let isHeader = true;
  for (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!isHeader && !line.startsWith('sha256,')) yield line;
      isHeader = false;
    }
  }
}

const writeLines = async (
  db: PoolClient,
  settlement: Settlement,
  ids: ReadonlyMap<number, bigint>,
): Promise<void> => {
  let waiting: Line[] = [];
  for (const [agent, bill] of ids) {
    let line = 0;
    for (const text of bodyLines(settlement.csvOf(agent))) {
      line += 1;
      waiting.push({ bill, line, text });
      if (waiting.length < rowsAtOnce) continue;
      await writeLineRows(db, waiting);
      waiting = [];
    }
  }
  if (waiting.length > 0) await writeLineRows(db, waiting);
};

const carryRows = ({ carried, debts }: Settlement, passedOn: readonly CarryRow[]) => {
  const rows = new Map<number, { losses: unknown; rolled: unknown; debt: string }>();
  for (const { agent, losses = [], rolledOverMinor = 0n } of carried.agents)
    rows.set(agent, { losses, rolled: rolledOverMinor, debt: '0' });
  for (const { agent, amountMinor } of debts)
    rows.set(agent, { losses: [], rolled: 0n, ...rows.get(agent), debt: amountMinor });
  for (const { agent_id, losses, rolled_over_minor, debt } of passedOn)
    rows.set(agent_id, { losses, rolled: rolled_over_minor, debt });
  return [...rows].map(([agent, row]) => ({
    agent,
    losses: row.losses,
    rolled: String(row.rolled),
    debt: row.debt,
  }));
};

const writeCarries = async (
  db: PoolClient,
  cycle: Cycle,
  settlement: Settlement,
  passedOn: PassedOn,
): Promise<void> => {
  for (const chunk of inChunks(carryRows(settlement, passedOn.agents)))
    await db.query(
      `INSERT INTO agent_carry (cycle_id, agent_id, losses, rolled_over_minor, debt)
       SELECT $1, c.agent, c.losses, c.rolled::bigint, c.debt::numeric
         FROM json_to_recordset($2) AS c (agent integer, losses jsonb, rolled text, debt text)`,
      [cycle.id, jsonOf(chunk)],
    );
  const members = [
    ...settlement.carried.members.map((one) => ({
      member: one.member,
      fenced: one.fencedMinor ?? '0',
      deposits: String(one.depositsMinor ?? 0),
      turnover: String(one.turnoverMinor ?? 0),
      counted: one.counted ?? false,
    })),
    ...passedOn.members.map((row) => ({
      member: row.member_id,
      fenced: row.fenced,
      deposits: String(row.deposits_minor),
      turnover: String(row.turnover_minor),
      counted: row.counted,
    })),
  ];
  for (const chunk of inChunks(members))
    await db.query(
      `INSERT INTO member_carry (cycle_id, member_id, fenced, deposits_minor, turnover_minor, counted)
       SELECT $1, c.member, c.fenced::numeric, c.deposits::bigint, c.turnover::bigint, c.counted
         FROM json_to_recordset($2) AS c (member integer, fenced text, deposits text, turnover text, counted boolean)`,
      [cycle.id, jsonOf(chunk)],
    );
};

/** Takes a cycle's bills away with all that came of them, so that they may be written again. */
export const forgetBills = async (db: PoolClient, cycleId: number): Promise<void> => {
  await db.query('DELETE FROM agent_carry WHERE cycle_id = $1', [cycleId]);
  await db.query('DELETE FROM member_carry WHERE cycle_id = $1', [cycleId]);
  await db.query('DELETE FROM agent_bill WHERE cycle_id = $1', [cycleId]);
  await db.query('UPDATE agent_adjustment SET cycle_id = NULL WHERE cycle_id = $1', [cycleId]);
};

/** Writes bills, their lines and what they leave to the next cycle. */
export const writeBills = async (
  db: PoolClient,
  cycle: Cycle,
  settlement: Settlement,
  { passedOn, adjustments }: { passedOn: PassedOn; adjustments: readonly bigint[] },
): Promise<void> => {
  const ids = await writeHeads(db, cycle, settlement.bills);
  await writeLines(db, settlement, ids);
  await writeCarries(db, cycle, settlement, passedOn);
  await db.query('UPDATE agent_adjustment SET cycle_id = $2 WHERE id = ANY ($1)', [adjustments, cycle.id]);
};
