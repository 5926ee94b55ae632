import {
  type Proposal,
  proposalConfirm,
  proposalList,
  proposalOne,
  proposalRefuse,
  proposalWithdraw,
} from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { z } from 'zod';
import { handleOffice, type OfficeCallHandler, type StaffSession } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { countList } from '../../infra/countedList.ts';
import { confirmProposal, type ProposalDeps, refuseProposal, withdrawProposal } from './decide.ts';

type Asked = z.output<typeof proposalList.body>;

interface ProposalRow {
  readonly id: number;
  readonly kind: Proposal['kind'];
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly subject_name: string;
  readonly content: Record<string, unknown>;
  readonly content_hash: Buffer;
  readonly reason: string;
  readonly made_by: number;
  readonly maker: string;
  readonly made_at: Date;
  readonly needs_right: Proposal['needs_right'];
  readonly state: Proposal['state'];
  readonly expires_at: Date;
  readonly decided_by: number | null;
  readonly decider: string | null;
  readonly decided_at: Date | null;
  readonly decision_reason: string | null;
}

/** Nothing runs when a proposal grows too old: whoever looks sees that it has. */
const shown = `
  SELECT p.id, p.kind, p.subject_kind, p.subject_id, p.subject_name, p.content, p.content_hash, p.reason, p.made_by,
         maker.account AS maker, p.made_at, p.needs_right, p.expires_at, p.decided_by, decider.account AS decider,
         p.decided_at, p.decision_reason,
         CASE WHEN p.state = 'open' AND p.expires_at <= $2 THEN 'expired' ELSE p.state END AS state
    FROM proposal p JOIN staff maker ON maker.id = p.made_by LEFT JOIN staff decider ON decider.id = p.decided_by
   WHERE p.site_id = $1`;

/** What of a content a page shows. Of an older form it may be, that the deed no longer reads: then nothing is left out. */
const contentOf = ({ book }: ProposalDeps, { kind, content }: ProposalRow): Record<string, unknown> => {
  const deed = book.find(kind);
  const parsed = deed.content.safeParse(content);
  return deed.inPage !== undefined && parsed.success
    ? Object.fromEntries(Object.entries(deed.inPage(parsed.data)))
    : content;
};

const present = (deps: ProposalDeps, row: ProposalRow, { staffId, rights }: StaffSession): Proposal => ({
  id: row.id,
  kind: row.kind,
  subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
  content: contentOf(deps, row),
  content_hash: row.content_hash.toString('hex'),
  reason: row.reason,
  made_by: { id: row.made_by, account: row.maker },
  made_at: row.made_at.toISOString(),
  needs_right: row.needs_right,
  state: row.state,
  expires_at: row.expires_at.toISOString(),
  decided_by: row.decided_by === null ? null : { id: row.decided_by, account: row.decider ?? '' },
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
  may_confirm:
    row.state === 'open' &&
    row.made_by !== staffId &&
    rights.has('proposals.decide') &&
    rights.has(row.needs_right),
});

/** The rights whose deeds somebody may confirm. */
export const decidable = ({ rights }: Pick<StaffSession, 'rights'>): readonly string[] =>
  rights.has('proposals.decide') ? [...rights] : [];

const listProposals = async (
  pool: Pool,
  { siteId, now, staff }: { readonly siteId: number; readonly now: Date; readonly staff: StaffSession },
  { filter, sort, page, perPage }: Asked,
) => {
  const values = [
    siteId,
    now,
    filter.state ?? null,
    filter.kind ?? null,
    filter.for_me ?? false,
    staff.staffId,
    decidable(staff),
  ];
  const matching = `FROM (${shown}) AS one WHERE ($3::text IS NULL OR state = $3) AND ($4::text IS NULL OR kind = $4)
    AND (NOT $5::boolean OR (state = 'open' AND made_by <> $6 AND needs_right = ANY ($7::text[])))`;
  const order = `${sort?.field === 'expires_at' ? 'expires_at' : 'id'} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}`;
  const bounds = await countList(pool, matching, values);
  const { rows } = await pool.query<ProposalRow>(
    `SELECT * ${matching} ORDER BY ${order}, id LIMIT $8 OFFSET $9`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows, ...bounds };
};

/** What waits for a second person, and the decisions about it. */
export const proposalCalls = (deps: ProposalDeps): readonly OfficeCallHandler[] => [
  handleOffice(proposalList, null, async ({ site, staff }, body) => {
    const now = deps.clock.now();
    const { rows, ...bounds } = await listProposals(deps.pool, { siteId: site.id, now, staff }, body);
    return { rows: rows.map((row) => present(deps, row, staff)), ...bounds, asOf: now.toISOString() };
  }),
  handleOffice(proposalOne, null, async ({ site, staff }, { id }) => {
    const { rows } = await deps.pool.query<ProposalRow>(`${shown} AND p.id = $3`, [
      site.id,
      deps.clock.now(),
      id,
    ]);
    const [row] = rows;
    if (row === undefined) throw refused(proposalOne.codes, 404, 'office.not_found');
    return present(deps, row, staff);
  }),
  handleOffice(proposalConfirm, 'write', async ({ actor }, { id, content_hash: contentHash }) => {
    await confirmProposal(deps, actor, { id, contentHash });
    return {};
  }),
  handleOffice(proposalRefuse, 'write', async ({ actor }, { id, reason }) => {
    await refuseProposal(deps, actor, { id, reason });
    return {};
  }),
  handleOffice(proposalWithdraw, 'write', async ({ actor }, { id }) => {
    await withdrawProposal(deps, actor, { id });
    return {};
  }),
];
