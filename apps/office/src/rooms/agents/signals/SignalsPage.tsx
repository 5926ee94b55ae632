import { Box, Chip, MenuItem, Stack, TextField, Typography } from '@mui/material';
import {
  type AgentSignal,
  type AgentSignalKind,
  agentSignalKinds,
  agentSignalList,
  settlementExclude,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../../session/useSession.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { OpeningButton } from '../../../ui/OpeningButton.tsx';
import { Facts, Nothing, Panel } from '../../../ui/Panel.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { RowsOrCards } from '../../../ui/RowsOrCards.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';
import { useDeed } from '../../../ui/useDeed.ts';
import { SettlementTabs } from '../settlement/SettlementTabs.tsx';
import { isWord, WordField } from '../settlement/WordField.tsx';

const spans = [7, 31, 92] as const;

const ExcludeDialog = ({
  member,
  onClose,
}: {
  readonly member: NonNullable<AgentSignal['member']>;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [word, setWord] = useState('');
  const exclude = useDeed(settlementExclude, () => notify('office.deed.done', { type: 'success' }));
  return (
    <DeedDialog
      title={`${translate('office.signal.exclude')} · ${member.account}`}
      text={translate('office.signal.exclude_text')}
      confirm={translate('office.signal.exclude')}
      tone="error"
      asksReason
      isReady={isWord(word)}
      run={(reason) => exclude.mutateAsync({ member_id: member.id, word, reason })}
      onClose={onClose}
    >
      <WordField word={word} onWord={setWord} />
    </DeedDialog>
  );
};

const Acts = ({ row: { member, agent, is_excluded: isExcluded } }: { readonly row: AgentSignal }) => {
  const translate = useTranslate();
  const mayDecide = useMayDo('settlement.decide');
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {isExcluded && <Chip size="small" label={translate('office.signal.excluded')} />}
      {mayDecide && member !== null && !isExcluded && (
        <OpeningButton
          size="small"
          color="error"
          dialog={(close) => <ExcludeDialog member={member} onClose={close} />}
        >
          {translate('office.signal.exclude')}
        </OpeningButton>
      )}
      <RowLink to={`/settlement/agents/${agent.id}/bills`}>{translate('office.signal.bills')}</RowLink>
    </Stack>
  );
};

const Evidence = ({ evidence }: Pick<AgentSignal, 'evidence'>) => {
  const translate = useTranslate();
  return (
    <Facts
      facts={Object.entries(evidence).map(([name, value]) => ({
        label: translate(`office.signal.evidence_${name}`),
        value:
          name === 'order' ? (
            <RowLink to={`/withdrawals/${value}/show`}>{value}</RowLink>
          ) : Array.isArray(value) ? (
            value.join(' · ')
          ) : (
            value
          ),
      }))}
    />
  );
};

const Signals = ({ kind, days }: { readonly kind: AgentSignalKind; readonly days: number }) => {
  const translate = useTranslate();
  const answer = useAnswer(agentSignalList, { kind, days });
  return (
    <Answered answer={answer}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Nothing text={translate('office.signal.none')} />
        ) : (
          <RowsOrCards
            label={translate(`office.signal.kind_${kind}`)}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { label: translate('office.signal.at'), cell: ({ at }) => <Instant at={at} /> },
              {
                label: translate('office.signal.agent'),
                cell: ({ agent }) => <RowLink to={`/agents/${agent.id}/show`}>{agent.account}</RowLink>,
              },
              {
                label: translate('office.signal.member'),
                cell: ({ member }) =>
                  member === null ? (
                    translate('office.signal.whole_line')
                  ) : (
                    <RowLink to={`/members/${member.id}/show`}>{member.account}</RowLink>
                  ),
              },
              {
                label: translate('office.signal.evidence'),
                cell: ({ evidence }) => <Evidence evidence={evidence} />,
              },
              { label: translate('office.signal.acts'), cell: (row) => <Acts row={row} /> },
            ]}
          />
        )
      }
    </Answered>
  );
};

/** What may speak of an agent playing against the house: evidence for somebody who looks, never a verdict. */
export const SignalsPage = () => {
  const translate = useTranslate();
  const [kind, setKind] = useState<AgentSignalKind>('shared_device');
  const [days, setDays] = useState<number>(31);
  const title = translate('office.settlement.tab_signals');
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={title} />
      <SettlementTabs place="signals" />
      <Panel title={title}>
        <Stack sx={{ gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{translate('office.signal.text')}</Typography>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <TextField
              select
              size="small"
              label={translate('office.signal.kind')}
              value={kind}
              onChange={(event) =>
                setKind(agentSignalKinds.find((one) => one === event.target.value) ?? kind)
              }
              sx={{ minWidth: 260 }}
            >
              {agentSignalKinds.map((one) => (
                <MenuItem key={one} value={one}>
                  {translate(`office.signal.kind_${one}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              size="small"
              label={translate('office.signal.span')}
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
              sx={{ minWidth: 140 }}
            >
              {spans.map((one) => (
                <MenuItem key={one} value={one}>
                  {translate('office.signal.days', { days: one })}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
          <Signals kind={kind} days={days} />
        </Stack>
      </Panel>
    </Box>
  );
};
