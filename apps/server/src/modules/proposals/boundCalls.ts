import { proposalBoundSet, proposalBounds } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { badField } from '../../http/refusal.ts';
import { listBounds, parseBound } from './bounds.ts';
import type { ProposalDeps } from './decide.ts';
import { proposeOnce, proposeOrDo } from './propose.ts';

/** Up to which size one person does a deed alone. */
export const boundCalls = ({ pool, clock, book }: ProposalDeps): readonly OfficeCallHandler[] => [
  handleOffice(proposalBounds, null, async ({ site }) => ({
    rows: await listBounds(pool, site.id, site.settings.currencies),
  })),
  handleOffice(proposalBoundSet, 'write', async ({ site, actor }, body) => {
    const { kind, currency, alone_max, reason, request_id: requestId } = body;
    if (currency !== null && !site.settings.currencies.includes(currency)) throw badField('currency');
    if (parseBound(alone_max, kind, currency) === undefined) throw badField('alone_max');
    const asked = {
      kind: 'proposals.set_bound',
      content: { kind, currency, alone_max },
      requestId,
    } as const;
    const subject = { kind: 'bound', id: `${kind} ${currency ?? ''}`.trim(), name: currency ?? kind };
    const proposal_id = await withTransaction(pool, (tx) =>
      proposeOnce(tx, actor, asked, () =>
        proposeOrDo(tx, book, actor, { ...asked, subject, reason }, clock.now()),
      ),
    );
    return { proposal_id };
  }),
];
