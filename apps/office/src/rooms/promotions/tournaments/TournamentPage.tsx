import { Alert, Stack, Typography } from '@mui/material';
import type { TournamentOne } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { useMayDo } from '../../../session/useSession.ts';
import { Columns } from '../../../ui/Columns.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { OnePage } from '../../../ui/OnePage.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Facts, Nothing, Panel } from '../../../ui/Panel.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { CostPanel, TitlesPanel } from '../Giving.tsx';
import { RemoveEntrant, TournamentDeeds } from './TournamentDeeds.tsx';
import { useKind } from './useKind.ts';

const TournamentTitle = () => {
  const translate = useTranslate();
  const tournament = useRecordContext<TournamentOne>();
  return <span>{translate('office.tournaments.one', { title: tournament?.title ?? '' })}</span>;
};

interface PartProps {
  readonly tournament: TournamentOne;
}

const Terms = ({ tournament }: PartProps) => {
  const translate = useTranslate();
  const kindOf = useKind();
  const { currency, game_names: games, prizes } = tournament;
  return (
    <Panel title={translate('office.promotions.terms')}>
      <Facts
        facts={[
          { label: translate('office.tournaments.kind'), value: kindOf(tournament) },
          ...(games.length === 0
            ? []
            : [{ label: translate('office.tournaments.games'), value: games.join(' · ') }]),
          {
            label: translate('office.tournaments.min_stake'),
            value: <Money amount={tournament.min_stake} currency={currency} />,
          },
          ...prizes.map(({ first_place: first, last_place: last, amount }) => ({
            label: translate('office.tournaments.place_prize', {
              places: first === last ? `${first}` : `${first}–${last}`,
            }),
            value: <Money amount={amount} currency={currency} />,
          })),
          { label: translate('office.promotions.starts_at'), value: <Instant at={tournament.starts_at} /> },
          { label: translate('office.promotions.end_at'), value: <Instant at={tournament.ends_at} /> },
          {
            label: translate('office.tournaments.counted_at'),
            value: <Instant at={tournament.counted_at} />,
          },
          {
            label: translate('office.promotions.created_by'),
            value: (
              <>
                {tournament.created_by.replace('operator:', '')} · <Instant at={tournament.created_at} />
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
};

const Cost = ({ tournament: { cost, booked, currency, entrants, scored, budget, unpaid } }: PartProps) => {
  const translate = useTranslate();
  return (
    <CostPanel
      cost={cost}
      // What is still on its way is no difference.
      booked={unpaid === 0 ? booked : cost}
      currency={currency}
      taken={translate('office.tournaments.scored_of', { scored, entrants })}
    >
      <Facts
        facts={[
          {
            label: translate('office.tournaments.budget'),
            value: <Money amount={budget} currency={currency} />,
          },
        ]}
      />
      {unpaid > 0 && (
        <Alert severity="info">{translate('office.tournaments.unpaid', { smart_count: unpaid })}</Alert>
      )}
    </CostPanel>
  );
};

const Standing = ({ tournament }: PartProps) => {
  const translate = useTranslate();
  const { id, standing, currency, kind, state, counted_at: countedAt } = tournament;
  const mayRemove = useMayDo('promotions.manage') && countedAt === null && state !== 'cancelled';
  return (
    <Panel title={translate('office.tournaments.standing')}>
      {standing.length === 0 ? (
        <Nothing text={translate('office.tournaments.no_standing')} />
      ) : (
        <>
          <PlainTable
            label={translate('office.tournaments.standing')}
            rows={standing}
            keyOf={({ member }) => member.id}
            columns={[
              { label: translate('office.tournaments.place'), cell: ({ place }) => place ?? '–' },
              {
                label: translate('office.promotions.member'),
                cell: ({ member }) => <RowLink to={`/members/${member.id}/show`}>{member.account}</RowLink>,
              },
              {
                label: translate(`office.tournaments.score_${kind}`),
                cell: ({ score }) =>
                  kind === 'turnover' ? <Money amount={score} currency={currency} /> : score,
                end: true,
              },
              {
                label: translate('office.tournaments.prizes'),
                cell: ({ prize }) => (prize === null ? '–' : <Money amount={prize} currency={currency} />),
                end: true,
              },
              ...(mayRemove
                ? [
                    {
                      label: translate('office.members.act'),
                      cell: ({ member }: TournamentOne['standing'][number]) => (
                        <RemoveEntrant id={id} member={member} />
                      ),
                      end: true,
                    },
                  ]
                : []),
            ]}
          />
          {standing.some(({ place }) => place === null) && (
            <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }}>
              {translate('office.tournaments.no_place')}
            </Typography>
          )}
        </>
      )}
    </Panel>
  );
};

const Tournament = () => {
  const tournament = useRecordContext<TournamentOne>();
  if (tournament === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHead>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
            {tournament.title}
          </Typography>
          <StateChip kind="tournament" state={tournament.state} />
        </Stack>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <TournamentDeeds tournament={tournament} />
        </Stack>
      </PageHead>
      <Columns>
        <Stack sx={{ gap: 2 }}>
          <Cost tournament={tournament} />
          <Terms tournament={tournament} />
          <TitlesPanel titles={tournament.titles} />
        </Stack>
        <Standing tournament={tournament} />
      </Columns>
    </Stack>
  );
};

/** One tournament: its terms, who stands where, what it has cost. */
export const TournamentPage = () => (
  <OnePage title={<TournamentTitle />} resource="tournaments">
    <Tournament />
  </OnePage>
);
