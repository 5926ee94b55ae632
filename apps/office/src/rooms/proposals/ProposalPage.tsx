import { Box, Button, Stack, Typography } from '@mui/material';
import { type Proposal, proposalConfirm, proposalRefuse, proposalWithdraw } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Facts, Panel } from '../../ui/Panel.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { ProposedSetting } from '../settings/ProposedSetting.tsx';
import { Changes } from '../trace/Changes.tsx';
import { useSubjectName } from './subjectName.ts';

const useKindName = (proposal: Proposal | undefined): string => {
  const translate = useTranslate();
  return proposal === undefined ? '' : translate(`office.proposal.${proposal.kind.replace('.', '_')}`);
};

const ProposalTitle = () => <span>{useKindName(useRecordContext<Proposal>())}</span>;

/** A row that is changed says how it stood; anything else is new. */
const changesOf = ({ content }: Proposal) =>
  'before' in content && 'after' in content
    ? { before: content.before, after: content.after }
    : { before: null, after: content };

/** What is confirmed is exactly this: its hash goes along. */
const Content = ({ proposal }: { readonly proposal: Proposal }) => {
  const translate = useTranslate();
  const subjectName = useSubjectName();
  return (
    <Facts
      facts={[
        { label: translate('office.proposals.subject'), value: subjectName(proposal) },
        {
          label: translate('office.proposals.content'),
          isNested: true,
          value:
            proposal.kind === 'settings.save' ? (
              <ProposedSetting content={proposal.content} />
            ) : (
              <Changes {...changesOf(proposal)} />
            ),
        },
        { label: translate('office.deed.reason'), value: proposal.reason },
        { label: translate('office.proposals.made_by'), value: proposal.made_by.account },
      ]}
    />
  );
};

const Buttons = ({ proposal }: { readonly proposal: Proposal }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const own = useOpenSession()?.staff.id === proposal.made_by.id;
  const [asking, setAsking] = useState<'confirm' | 'refuse' | 'withdraw'>();
  const done = (word: string) => (): void => notify(`office.proposals.${word}`, { type: 'success' });
  const confirm = useDeed(proposalConfirm, done('confirmed'));
  const refuse = useDeed(proposalRefuse, done('refused'));
  const withdraw = useDeed(proposalWithdraw, done('withdrawn'));
  const { id, content_hash } = proposal;
  const dialog = {
    text: <Content proposal={proposal} />,
    onClose: () => setAsking(undefined),
  };
  if (proposal.state !== 'open') return null;
  if (!own && !proposal.may_confirm)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('office.proposals.may_not')}</Typography>;
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {own ? (
        <Button variant="outlined" onClick={() => setAsking('withdraw')}>
          {translate('office.proposals.withdraw')}
        </Button>
      ) : (
        <>
          <Button variant="outlined" color="error" onClick={() => setAsking('refuse')}>
            {translate('office.proposals.refuse')}
          </Button>
          <Button variant="contained" onClick={() => setAsking('confirm')}>
            {translate('office.proposals.confirm')}
          </Button>
        </>
      )}
      {asking === 'confirm' && (
        <DeedDialog
          {...dialog}
          title={translate('office.proposals.confirm_title')}
          confirm={translate('office.proposals.confirm')}
          run={() => confirm.mutateAsync({ id, content_hash })}
        />
      )}
      {asking === 'refuse' && (
        <DeedDialog
          {...dialog}
          title={translate('office.proposals.refuse_title')}
          confirm={translate('office.proposals.refuse')}
          tone="error"
          asksReason
          run={(reason) => refuse.mutateAsync({ id, reason })}
        />
      )}
      {asking === 'withdraw' && (
        <DeedDialog
          {...dialog}
          title={translate('office.proposals.withdraw_title')}
          confirm={translate('office.proposals.withdraw')}
          run={() => withdraw.mutateAsync({ id })}
        />
      )}
    </Stack>
  );
};

const One = () => {
  const translate = useTranslate();
  const proposal = useRecordContext<Proposal>();
  const kind = useKindName(proposal);
  if (proposal === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHead>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontSize: 20, fontWeight: 700 }}>
            {kind}
          </Typography>
          <StateChip kind="proposal" state={proposal.state} />
        </Stack>
        <Buttons proposal={proposal} />
      </PageHead>
      <Panel title={translate('office.proposals.what')}>
        <Content proposal={proposal} />
      </Panel>
      <Panel title={translate('office.proposals.course')}>
        <Facts
          facts={[
            { label: translate('office.proposals.made_at'), value: <Instant at={proposal.made_at} /> },
            { label: translate('office.proposals.expires_at'), value: <Instant at={proposal.expires_at} /> },
            {
              label: translate('office.proposals.needs'),
              value: translate(`office.right.${proposal.needs_right.replace('.', '_')}`),
            },
            {
              label: translate('office.proposals.decided_by'),
              value:
                proposal.decided_by === null ? (
                  '–'
                ) : (
                  <>
                    {proposal.decided_by.account} · <Instant at={proposal.decided_at} />
                  </>
                ),
            },
            ...(proposal.decision_reason === null
              ? []
              : [{ label: translate('office.proposals.decision_reason'), value: proposal.decision_reason }]),
            {
              label: translate('office.proposals.hash'),
              value: <Box sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>{proposal.content_hash}</Box>,
            },
          ]}
        />
      </Panel>
    </Stack>
  );
};

export const ProposalPage = () => (
  <OnePage title={<ProposalTitle />}>
    <One />
  </OnePage>
);
