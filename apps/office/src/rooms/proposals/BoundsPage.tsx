import { Box, Button, LinearProgress, TextField } from '@mui/material';
import { type ProposalBound, proposalBoundSet, proposalBounds } from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { groupDigits, Money } from '../../ui/Money.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { ProposalTabs } from './ProposalTabs.tsx';

const useKind = (): ((bound: ProposalBound) => string) => {
  const translate = useTranslate();
  return ({ kind, currency }) =>
    [translate(`office.proposal.${kind.replace('.', '_')}`), ...(currency === null ? [] : [currency])].join(
      ' · ',
    );
};

const ChangeBound = ({ bound }: { readonly bound: ProposalBound }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const kindOf = useKind();
  const [requestId, setRequestId] = useState<string>();
  const [typed, setTyped] = useState(bound.alone_max);
  const set = useDeed(proposalBoundSet, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' }),
  );
  const { kind, currency } = bound;
  return (
    <>
      <Button
        size="small"
        aria-label={translate('office.proposals.bound_change_named', { name: kindOf(bound) })}
        onClick={() => setRequestId(crypto.randomUUID())}
      >
        {translate('office.proposals.bound_change')}
      </Button>
      {requestId !== undefined && (
        <DeedDialog
          title={kindOf(bound)}
          text={translate('office.proposals.bound_text')}
          confirm={translate('office.proposals.bound_change')}
          asksReason
          isReady={/^\d+(\.\d{1,2})?$/.test(typed.trim())}
          run={(reason) =>
            set.mutateAsync({ kind, currency, alone_max: typed.trim(), reason, request_id: requestId })
          }
          onClose={() => setRequestId(undefined)}
        >
          <TextField
            label={translate('office.proposals.alone_max')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            required
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
          />
        </DeedDialog>
      )}
    </>
  );
};

/** Up to which size one person does a deed alone. */
export const BoundsPage = () => {
  const translate = useTranslate();
  const kindOf = useKind();
  const mayManage = useMayDo('staff.manage');
  const bounds = useAnswer(proposalBounds, {});
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.proposals.tab_bounds')} />
      <ProposalTabs place="bounds" />
      <Refusal failure={bounds.error} />
      {bounds.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {bounds.data !== undefined && (
        <Panel title={translate('office.proposals.bounds_title')}>
          <PlainTable
            label={translate('office.proposals.bounds_title')}
            rows={bounds.data.rows}
            keyOf={({ kind, currency }) => `${kind} ${currency}`}
            columns={[
              { label: translate('resources.proposals.fields.kind'), cell: kindOf },
              {
                label: translate('office.proposals.alone_max'),
                cell: ({ currency, alone_max: most }) =>
                  currency === null ? groupDigits(most) : <Money amount={most} currency={currency} />,
                end: true,
              },
              ...(mayManage
                ? [
                    {
                      label: translate('office.proposals.bound_deed'),
                      cell: (bound: ProposalBound) => <ChangeBound bound={bound} />,
                    },
                  ]
                : []),
            ]}
          />
        </Panel>
      )}
    </Box>
  );
};
