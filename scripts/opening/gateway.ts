import { formatMinor, minor } from '@pavilion/money';
import type { PoolClient } from '@pavilion/postgres';
import { gatewayBasePath } from '@pavilion/provider-kit';
import { writeGateway } from '../../apps/server/src/modules/cashier/index.ts';
import { sandboxGateway } from '../../database/seeds/cashier.ts';
import { type DepositMethod, minorOf, type OpeningConfig } from './config.ts';
import { drawKey } from './provider.ts';
import type { WritableReport } from './report.ts';

type GatewayConfig = OpeningConfig['gateways'][number];

/** Answers false where the gateway is another one than the file says. */
const openWire = async (
  tx: PoolClient,
  report: WritableReport,
  secret: string,
  { code, origin }: GatewayConfig,
): Promise<boolean> => {
  const baseUrl = `${origin}${gatewayBasePath}`;
  const { rows } = await tx.query<{ id: number; base_url: string | null }>(
    'SELECT id, base_url FROM payment_gateway WHERE code = $1',
    [code],
  );
  const [row] = rows;
  if (row !== undefined && row.base_url !== baseUrl) {
    report.contradict(
      `gateway ${code}: it is reached at ${row.base_url ?? 'no address'}, the file says ${baseUrl}`,
    );
    return false;
  }
  const keys = await tx.query('SELECT FROM gateway_key WHERE gateway_code = $1 AND active LIMIT 1', [code]);
  report.say(`gateway ${code} ${row === undefined ? 'made' : 'is there'}`);
  if (row !== undefined && keys.rowCount !== 0) return true;
  const free = await tx.query<{ id: number }>('SELECT coalesce(max(id), 0) + 1 AS id FROM payment_gateway');
  const key = drawKey(code, `gateway:${sandboxGateway.code}`);
  await writeGateway(tx, secret, {
    id: row?.id ?? free.rows[0]?.id ?? 1,
    code,
    // The gateway wire of this project; the word is of its first speaker.
    adapter: sandboxGateway.adapter,
    baseUrl,
    key,
  });
  report.showKey(`gateway ${code}`, key);
  return true;
};

const addMethod = async (
  tx: PoolClient,
  report: WritableReport,
  siteId: number,
  { code, name }: GatewayConfig,
  { currency, min, max, presets }: DepositMethod,
): Promise<void> => {
  const [least, most] = [minorOf(min, currency), minorOf(max, currency)];
  const { rowCount } = await tx.query(
    `INSERT INTO deposit_method (site_id, code, gateway_code, currency, name, min_minor, max_minor, presets_minor)
     VALUES ($1, $2, $2, $3, $4, $5, $6, $7) ON CONFLICT (site_id, code, currency) DO NOTHING`,
    [siteId, code, currency, name, least, most, presets.map((amount) => minorOf(amount, currency))],
  );
  const say = (a: bigint, b: bigint): string =>
    `${formatMinor(minor(a), currency)} to ${formatMinor(minor(b), currency)}`;
  if (rowCount === 1) {
    report.say(`deposits by ${code}: ${say(least, most)}`);
  } else {
    const { rows } = await tx.query<{ min_minor: bigint; max_minor: bigint }>(
      'SELECT min_minor, max_minor FROM deposit_method WHERE site_id = $1 AND code = $2 AND currency = $3',
      [siteId, code, currency],
    );
    const [row] = rows;
    if (row !== undefined && (row.min_minor !== least || row.max_minor !== most))
      report.contradict(
        `deposits by ${code} in ${currency}: ${say(row.min_minor, row.max_minor)}, the file says ${say(least, most)}`,
      );
  }
  // What may be paid in may be taken out; from the largest amount on two people must approve.
  await tx.query(
    `INSERT INTO withdrawal_rule (site_id, currency, gateway_code, min_minor, max_minor, second_approval_from_minor)
     VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT DO NOTHING`,
    [siteId, currency, code, least, most],
  );
};

/** The gateways with their wire and keys, the ways to pay in, and the terms of paying out. */
export const openGateways = async (
  tx: PoolClient,
  report: WritableReport,
  secret: string,
  { site, gateways }: OpeningConfig,
): Promise<void> => {
  for (const gateway of gateways) {
    if (!(await openWire(tx, report, secret, gateway))) continue;
    for (const method of gateway.methods) await addMethod(tx, report, site.id, gateway, method);
  }
};
