import { type TournamentPage, type TournamentStanding, tournamentOwn } from '@pavilion/contract/tournaments';
import IconCheck from '~icons/lucide/check';
import { useCallQuery } from '../../api/useCall.ts';
import { type TextKey, useTranslation } from '../../i18n/texts.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WayIn } from '../../ui/WayIn.tsx';
import { useJoin, useLeave } from './model/useTournament.ts';
import { StandingTable, useScore } from './StandingTable.tsx';

interface PartProps {
  readonly tournament: TournamentPage;
}

/** Why there is no button. */
const reasons = {
  limits: 'tournaments.beyond_limits',
  removed: 'tournaments.removed',
  over: 'tournaments.over',
  closed: 'tournaments.closed',
} as const satisfies Record<Exclude<TournamentStanding, 'open' | 'joined'>, TextKey>;

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="min-w-0">
    <dt className="text-text-3 text-xs">{label}</dt>
    <dd className="tnum break-words font-semibold text-lg">{value}</dd>
  </div>
);

const Joined = ({ tournament }: PartProps) => {
  const { t } = useTranslation();
  const { id, kind, state, currency } = tournament;
  const own = useCallQuery(tournamentOwn, { id }).data;
  const leaving = useLeave();
  const scoreOf = useScore(tournament);
  if (own === undefined) return null;
  const mayLeave = state === 'announced' || state === 'running';
  return (
    <>
      <p className="flex items-center gap-2 font-semibold text-jade text-sm">
        <IconCheck aria-hidden className="size-5" />
        {t('tournaments.joined')}
      </p>
      {state !== 'announced' && (
        <dl className="grid grid-cols-2 gap-3" data-own-place={own.place ?? 0}>
          <Fact
            label={t('tournaments.place')}
            value={own.place === null ? t('tournaments.no_place') : own.place.toString()}
          />
          <Fact label={t(`tournaments.score_${kind}`)} value={scoreOf(own.score)} />
          <Fact label={t('tournaments.rounds')} value={own.rounds.toString()} />
          <Fact
            label={t('tournaments.prize')}
            value={own.prize === null ? '–' : plainMoney(own.prize, currency)}
          />
        </dl>
      )}
      {own.around.length > 0 && (own.place ?? 0) > tournament.standing.length && (
        <StandingTable
          label={t('tournaments.around')}
          places={own.around}
          own={own.place}
          kind={kind}
          currency={currency}
        />
      )}
      {mayLeave && (
        <Button tone="quiet" wide busy={leaving.isPending} onClick={() => leaving.send(id)}>
          {t('tournaments.leave')}
        </Button>
      )}
    </>
  );
};

const MemberPart = ({ tournament }: PartProps) => {
  const { t } = useTranslation();
  const { id } = tournament;
  const own = useCallQuery(tournamentOwn, { id });
  const joining = useJoin();
  if (own.isLoadingError)
    return (
      <>
        <p className="text-sm text-text-2">{t('tournaments.failed')}</p>
        <Button wide onClick={() => void own.refetch()}>
          {t('member.retry')}
        </Button>
      </>
    );
  if (!own.data) return <Skeleton className="h-13 w-full" />;
  const { standing } = own.data;
  if (standing === 'joined') return <Joined tournament={tournament} />;
  if (standing !== 'open') return <p className="text-sm text-text-2">{t(reasons[standing])}</p>;
  return (
    <>
      <Button tone="main" size="lg" wide busy={joining.isPending} onClick={() => joining.send(id)}>
        {t('tournaments.join')}
      </Button>
      <p className="text-text-3 text-xs">{t('tournaments.terms_names')}</p>
    </>
  );
};

/** The member's own part: the way in, or place and score. A visitor signs up first. */
export const OwnPart = ({ tournament }: PartProps) => {
  const { t } = useTranslation();
  const isMember = useSession() !== null;
  const isOver = tournament.state !== 'announced' && tournament.state !== 'running';
  if (!isMember && isOver) return null;
  return (
    <section
      aria-label={t('tournaments.mine')}
      data-tournament-own
      className="flex flex-col gap-4 rounded-card bg-raised p-5 ring-1 ring-line ring-inset"
    >
      {isMember ? <MemberPart tournament={tournament} /> : <WayIn />}
    </section>
  );
};
