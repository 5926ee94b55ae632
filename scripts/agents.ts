import { type AgentRefusal, agentRefusals } from '@pavilion/contract/agents';
import { type Pool, readDatabaseClock } from '@pavilion/postgres';
import {
  type ApplicationResult,
  approveApplication,
  refuseApplication,
} from '../apps/server/src/modules/agents/index.ts';
import { staffAtCommand } from '../apps/server/src/modules/staff/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';
import { runOnHall } from './launcher/runOnHall.ts';
import { LaunchError } from './launcher/settings.ts';
import { readOperator, readStaffArguments } from './launcher/staffArguments.ts';

const shownMax = 100;

interface WaitingRow {
  readonly id: bigint;
  readonly account: string;
  readonly contact_by: string;
  readonly contact: string;
  readonly plan: string;
  readonly created_at: Date;
}

const listWaiting = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<WaitingRow>(
    `SELECT a.id, m.account, a.contact_by, a.contact, a.plan, a.created_at
     FROM agent_application a JOIN member m ON m.id = a.member_id
     WHERE a.state = 'waiting' ORDER BY a.created_at LIMIT $1`,
    [shownMax],
  );
  if (rows.length === 0) return ['No application waits.'];
  // What members wrote may hold line breaks and control characters, which a terminal must not obey.
  return rows.flatMap(({ id, account, contact_by, contact, plan, created_at }) => [
    `${id}  ${account}  ${created_at.toISOString()}  ${contact_by.replace('member_', '')}: ${JSON.stringify(contact)}`,
    `    ${JSON.stringify(plan)}`,
  ]);
};

const words: Readonly<Record<ApplicationResult, string>> = {
  approved: 'approved: the member is an agent, and is told by letter',
  refused: 'refused: the member is told by letter',
  unknown: 'there is no such application',
  too_late: 'it was decided before',
  closed_out:
    'the member may not log in or bring members any more: refuse it, or let the member in again first',
};
const done: ReadonlySet<ApplicationResult> = new Set(['approved', 'refused']);

const usage = [
  'npm run agents -- list                                 applications to be an agent that wait',
  '                  approve ID --operator ACCOUNT',
  `                  refuse ID --operator ACCOUNT --reason ${agentRefusals.join(' | ')}`,
].join('\n');

const isReason = (text: string | undefined): text is AgentRefusal =>
  agentRefusals.some((reason) => reason === text);

/** Who decides: an account of the staff that may, on the site of the application. Throws a `LaunchError` for any other. */
const readStaff = async (pool: Pool, id: bigint, account: string) => {
  const { rows } = await pool.query<{ site_id: number }>(
    'SELECT site_id FROM agent_application WHERE id = $1',
    [id],
  );
  const [application] = rows;
  if (application === undefined) throw new LaunchError(`${id}: ${words.unknown}`);
  const by = await staffAtCommand(pool, await readDatabaseClock(pool), {
    siteId: application.site_id,
    account,
    right: 'agents.decide',
    command: 'npm run agents',
  });
  if (by === null)
    throw new LaunchError(
      `--operator takes an account of the staff that may decide about agents of this site; ${account} is none`,
    );
  return by;
};

const run = async (pool: Pool): Promise<number> => {
  const { positionals, values } = readStaffArguments(usage, {
    operator: { type: 'string' },
    reason: { type: 'string' },
  });
  const [act = 'list', subject = ''] = positionals;
  if (act === 'list') {
    console.log((await listWaiting(pool)).join('\n'));
    return 0;
  }
  const { reason } = values;
  if (!/^[1-9][0-9]{0,17}$/.test(subject)) throw new LaunchError(usage);
  const operator = readOperator(usage, values.operator);
  const deps = { pool, clock: await readDatabaseClock(pool), outbox: createOutbox() };
  const id = BigInt(subject);
  const review = { id, by: await readStaff(pool, id, operator) };
  let result: ApplicationResult;
  if (act === 'approve') result = await approveApplication(deps, review);
  else if (act === 'refuse' && isReason(reason))
    result = await refuseApplication(deps, { ...review, reason });
  else throw new LaunchError(usage);
  console.log(`${subject}: ${words[result]}`);
  return done.has(result) ? 0 : 1;
};

/**
 * `npm run agents`: what staff decide about members who would be agents, from the command line; beside a running
 * `npm start`. Leaves with 1 when nothing could be decided.
 */
await runOnHall('agents', run);
