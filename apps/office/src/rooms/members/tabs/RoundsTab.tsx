import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Stack } from '@mui/material';
import { memberReplay, memberRound, memberRounds, type OfficeMember } from '@pavilion/contract/office';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { MoreList } from '../../../ui/MoreList.tsx';
import { Facts, Nothing, Panel } from '../../../ui/Panel.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { RowsOrCards } from '../../../ui/RowsOrCards.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';

interface RoundProps {
  readonly id: number;
  readonly round: string;
}

/** What the provider shows of the round, asked for when somebody wants to see it. */
const Replay = ({ id, round }: RoundProps) => {
  const translate = useTranslate();
  const replay = useMutation({ mutationFn: () => callOffice(memberReplay, { id, round }) });
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => replay.mutate()} loading={replay.isPending}>
        {translate('office.member.replay')}
      </Button>
      <Refusal failure={replay.error} />
      {replay.data !== undefined && (
        <>
          {replay.data.url === null ? (
            <Nothing text={translate('office.member.no_replay')} />
          ) : (
            <Link href={replay.data.url} target="_blank" rel="noopener noreferrer">
              {translate('office.member.replay_open')}
            </Link>
          )}
          {replay.data.proofs.map((proof) => (
            <Facts
              key={`${proof.server_seed_hash} ${proof.nonce}`}
              facts={[
                { label: translate('office.member.seed_hash'), value: proof.server_seed_hash },
                { label: translate('office.member.seed'), value: proof.server_seed ?? '–' },
                { label: translate('office.member.client_seed'), value: proof.client_seed },
                { label: translate('office.member.nonce'), value: proof.nonce },
              ]}
            />
          ))}
        </>
      )}
    </Stack>
  );
};

/** One round: stakes and wins, and the way to how it was shown. */
const RoundDialog = ({ id, round, onClose }: RoundProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const heading = useId();
  const answer = useAnswer(memberRound, { id, round });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{translate('office.member.round')}</DialogTitle>
      <DialogContent>
        <Answered answer={answer}>
          {({ round: whole, moves }) => (
            <Stack sx={{ gap: 2 }}>
              <Facts
                facts={[
                  {
                    label: translate('office.withdrawals.game'),
                    value: `${whole.gp_name} · ${whole.game_name}`,
                  },
                  { label: translate('office.member.round'), value: whole.round_id },
                  { label: translate('office.member.opened_at'), value: <Instant at={whole.opened_at} /> },
                  { label: translate('office.member.closed_at'), value: <Instant at={whole.closed_at} /> },
                ]}
              />
              <RowsOrCards
                label={translate('office.member.moves')}
                rows={moves.map((move, place) => ({ ...move, place }))}
                keyOf={({ place }) => place}
                columns={[
                  { label: translate('office.withdrawals.at'), cell: ({ at }) => <Instant at={at} /> },
                  {
                    label: translate('office.withdrawals.staked'),
                    cell: ({ stake }) => <Money amount={stake} currency={whole.currency} />,
                    end: true,
                  },
                  {
                    label: translate('office.withdrawals.won'),
                    cell: ({ win }) => <Money amount={win} currency={whole.currency} />,
                    end: true,
                  },
                  {
                    label: translate('resources.withdrawals.fields.state'),
                    cell: ({ state, is_free: isFree }) =>
                      [
                        ...(state === 'rolled_back' ? [translate('office.state.round.rolled_back')] : []),
                        ...(isFree ? [translate('office.member.free')] : []),
                      ].join(' · ') || '–',
                  },
                ]}
              />
              <Replay id={id} round={round} />
            </Stack>
          )}
        </Answered>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Rounds that a member played. */
export const RoundsTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const [opened, setOpened] = useState<string>();
  return (
    <Panel title={translate('office.member.part_rounds')}>
      <MoreList
        label={translate('office.member.part_rounds')}
        about={[memberRounds.path, id]}
        load={(cursor) => callOffice(memberRounds, { id, ...cursor })}
        none={translate('office.member.no_rounds')}
        keyOf={(round) => round.id}
        columns={[
          { label: translate('office.withdrawals.at'), cell: ({ opened_at: at }) => <Instant at={at} /> },
          {
            label: translate('office.withdrawals.game'),
            cell: ({ gp_name: provider, game_name: game }) => `${provider} · ${game}`,
          },
          {
            label: translate('office.withdrawals.staked'),
            cell: ({ stake, currency }) => <Money amount={stake} currency={currency} />,
            end: true,
          },
          {
            label: translate('office.withdrawals.won'),
            cell: ({ win, currency }) => <Money amount={win} currency={currency} />,
            end: true,
          },
          {
            label: translate('resources.withdrawals.fields.state'),
            cell: ({ state }) => <StateChip kind="round" state={state} />,
          },
          {
            label: translate('office.member.round'),
            cell: (round) => (
              <Button size="small" onClick={() => setOpened(round.id)} sx={{ textTransform: 'none' }}>
                {round.round_id}
              </Button>
            ),
          },
        ]}
      />
      {opened !== undefined && <RoundDialog id={id} round={opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
};
