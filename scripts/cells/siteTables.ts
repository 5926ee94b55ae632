import { escapeIdentifier, type Pool } from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';

/** What says in a table whose row it is. */
type Owner =
  | { readonly by: 'site'; readonly column: string }
  /** It belongs to the site of the row of `parent` that `column` names. */
  | { readonly by: 'parent'; readonly column: string; readonly parent: string; readonly key: string };

const of = (column: string, parent: string, key = 'id'): Owner => ({ by: 'parent', column, parent, key });
const ofMember = of('member_id', 'public.member');
const ofHolder = of('holder_id', 'public.second_factor_holder');
const ofCycle = of('cycle_id', 'public.settlement_cycle');

/** Tables whose rows belong to a site and do not say so in a `site_id`. */
const owners: Readonly<Record<string, Owner>> = {
  'ledger.move': of('from_id', 'ledger.account'),
  'ledger.reversal': of('transfer_id', 'ledger.transfer'),
  'ledger.snapshot': of('account_id', 'ledger.account'),
  'public.agent_agreement_acceptance': ofMember,
  'public.agent_bill_line': of('bill_id', 'public.agent_bill'),
  'public.agent_carry': ofCycle,
  'public.agent_standing': ofCycle,
  'public.agreement_acceptance': ofMember,
  'public.deposit_receipt_try': ofMember,
  'public.deposit_transition': of('order_id', 'public.deposit_order'),
  'public.double_validation_guess': ofMember,
  'public.gateway_event': of('order_id', 'public.deposit_order'),
  'public.handoff_session': of('session_id', 'public.session'),
  'public.house_account': of('method_id', 'public.deposit_method'),
  'public.jackpot_contribution': of('jackpot_id', 'public.jackpot'),
  'public.jackpot_game': of('jackpot_id', 'public.jackpot'),
  'public.jackpot_part': ofMember,
  'public.known_device': ofMember,
  'public.member_carry': ofCycle,
  'public.member_event_sequence': ofMember,
  'public.member_play_rule': ofMember,
  'public.member_tag': ofMember,
  'public.mission_claim': of('mission_id', 'public.mission'),
  'public.mission_told': ofMember,
  'public.one_key_back': ofMember,
  'public.passkey': ofHolder,
  'public.password_guess': ofMember,
  'public.piece_version': of('piece_id', 'public.piece'),
  'public.recovery_code': ofHolder,
  'public.red_envelope_share': of('envelope_id', 'public.red_envelope'),
  'public.remainder': ofMember,
  'public.remainder_move': ofMember,
  'public.risk_case_note': of('case_id', 'public.risk_case'),
  'public.role_right': of('role_id', 'public.role'),
  'public.second_factor_guess': ofHolder,
  'public.session_token': of('session_id', 'public.session'),
  'public.site': { by: 'site', column: 'id' },
  'public.totp_enrolment': ofHolder,
  'public.totp_factor': ofHolder,
  'public.tournament_entry': of('tournament_id', 'public.tournament'),
  'public.tournament_game': of('tournament_id', 'public.tournament'),
  'public.tournament_prize': of('tournament_id', 'public.tournament'),
  'public.trace': { by: 'site', column: 'chain' },
  'public.trace_head': { by: 'site', column: 'chain' },
  'public.uncounted_stake': ofMember,
  'public.wallet_transfer_step': of('transfer_id', 'public.wallet_transfer'),
  'public.withdrawal_approval': of('order_id', 'public.withdrawal_order'),
  'public.withdrawal_transition': of('order_id', 'public.withdrawal_order'),
};

/** Providers, games and gateways, which two cells know by the same ids. In the order in which they refer to each other. */
export const sharedWhole: readonly string[] = [
  'public.payment_gateway',
  'public.gateway_key',
  'public.provider',
  'public.provider_wire',
  'public.provider_key',
  'public.game',
  'public.game_limit',
];

/** What all sites of a cell have in common: brought along where it is missing, refused where it is something else. */
const sharedTables: readonly string[] = [...sharedWhole, 'public.staff', 'public.picture_file'];

/** What is the cell's own. */
const staying: ReadonlySet<string> = new Set([
  'cell.site',
  'cell.this',
  'growth.plan',
  // Of a cell without an archive: a move out of or into another is refused (`refuseUnfit`).
  'archive.part',
  'ledger.carried',
  'ledger.carried_stake',
  // Of the ledger of a cell as a whole.
  'ledger.horizon',
  'ledger.proof',
  'ledger.proof_difference',
  'ledger.proven',
  'report.progress',
  // Processes and jobs; letters under way are carried by the cell in which they were written.
  'public.applied_migration',
  'public.hall_process',
  // Hints to screens, which fetch anew when their sockets come back.
  'public.outbox',
  // Members of the staff log in again, in the office of the other cell.
  'public.staff_mail_code',
  'public.staff_role_everywhere',
  'public.staff_session',
  // Marks of requests live for minutes, and a transaction that comes again is known by its id.
  'public.provider_nonce',
  'public.provider_key_waiting',
  // Lists of a provider are compared over all the sites of a cell.
  'public.provider_difference',
  'public.provider_listed_transaction',
  'public.provider_reconciliation',
]);

export interface SiteTable {
  /** As in `public.member`. */
  readonly name: string;
  readonly owner: Owner;
  readonly columns: readonly string[];
  readonly hasKey: boolean;
  /** How many tables stand between it and one that names its site. */
  readonly depth: number;
}

interface Described {
  readonly name: string;
  readonly columns: string[];
  /** What is not written to the log lives for minutes, and its server forgets it with a crash. */
  readonly is_kept: boolean;
  readonly has_key: boolean;
}

const describe = `
  SELECT n.nspname || '.' || c.relname AS name,
    array_agg(a.attname::text ORDER BY a.attnum) AS columns,
    c.relpersistence <> 'u' AS is_kept,
    EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary) AS has_key
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pgboss') AND n.nspname NOT LIKE 'pg\\_%'
  GROUP BY c.oid, n.nspname, c.relname ORDER BY 1`;

const ownerOf = ({ name, columns }: Described): Owner | undefined =>
  owners[name] ?? (columns.includes('site_id') ? { by: 'site', column: 'site_id' } : undefined);

/** How many tables stand between a table and one that names its site. */
const depthOf = (owner: Owner, ownerByName: ReadonlyMap<string, Owner>): number => {
  if (owner.by === 'site') return 0;
  const parent = ownerByName.get(owner.parent);
  if (parent === undefined) throw new Error(`${owner.parent} belongs to no site`);
  return 1 + depthOf(parent, ownerByName);
};

/**
 * The tables that hold rows of sites, those that name their site first. Throws `LaunchError` for a table of which nobody said
 * whose rows it holds: a move would lose them.
 */
export const readSiteTables = async (pool: Pool): Promise<readonly SiteTable[]> => {
  const { rows } = await pool.query<Described>(describe);
  const moving = rows.filter(
    ({ name, is_kept }) => is_kept && !staying.has(name) && !sharedTables.includes(name),
  );
  const unknown = moving.filter((table) => ownerOf(table) === undefined).map(({ name }) => name);
  const said = new Set(rows.map(({ name }) => name));
  const gone = [...Object.keys(owners), ...staying, ...sharedTables].filter((name) => !said.has(name));
  if (unknown.length > 0 || gone.length > 0)
    throw new LaunchError(
      `whose rows they hold is not known, or they are not there: ${[...unknown, ...gone].join(', ')} (scripts/cells/siteTables.ts)`,
    );
  const found = moving.flatMap((table) => {
    const owner = ownerOf(table);
    return owner === undefined ? [] : [{ ...table, owner }];
  });
  const ownerByName = new Map(found.map(({ name, owner }) => [name, owner]));
  return found
    .map(({ name, owner, columns, has_key }) => ({
      name,
      owner,
      columns,
      hasKey: has_key,
      depth: depthOf(owner, ownerByName),
    }))
    .sort((left, right) => left.depth - right.depth || left.name.localeCompare(right.name));
};

/** A condition of SQL: whether the row `row` of a table belongs to a site. */
export const belongs = (tables: readonly SiteTable[], name: string, row: string, siteId: number): string => {
  const table = tables.find((candidate) => candidate.name === name);
  if (table === undefined) throw new Error(`${name} is not among the tables of sites`);
  const { owner, depth } = table;
  if (owner.by === 'site') return `${row}.${escapeIdentifier(owner.column)} = ${siteId}`;
  const parent = `up${depth}`;
  return `EXISTS (SELECT FROM ${owner.parent} ${parent} WHERE ${parent}.${owner.key} = ${row}.${escapeIdentifier(owner.column)} AND ${belongs(tables, owner.parent, parent, siteId)})`;
};
