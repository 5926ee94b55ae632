import { tournamentOwn } from '@pavilion/contract/tournaments';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSession } from '../../session/session.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import type { PageProps } from '../../templates/pages.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { plainMoney } from '../../ui/plainMoney.ts';
import { GameTile } from '../catalogue/GameTile.tsx';
import { ContentHead } from '../content/ContentHead.tsx';
import { contentPath } from '../content/model/contentPaths.ts';
import { useTournament } from './model/useTournament.ts';
import { OwnPart } from './OwnPart.tsx';
import { StandingTable } from './StandingTable.tsx';
import { Prizes, Terms } from './Terms.tsx';

type Props = PageProps['Tournament'];
type Shown = Props['data']['tournament'];

const Standing = ({ tournament }: { readonly tournament: Shown }) => {
  const { t } = useTranslation();
  const { id, state, standing, kind, currency } = tournament;
  const own = useCallQuery(tournamentOwn, { id }, { enabled: useSession() !== null }).data;
  return (
    <section>
      <h2 className="mb-3 font-semibold text-base">{t('tournaments.standing')}</h2>
      {standing.length > 0 ? (
        <>
          <StandingTable
            label={t('tournaments.standing')}
            places={standing}
            own={own?.place ?? null}
            kind={kind}
            currency={currency}
          />
          {state === 'running' && <p className="mt-2 text-text-3 text-xs">{t('tournaments.late')}</p>}
        </>
      ) : (
        <p className="rounded-card bg-raised px-4 py-6 text-center text-sm text-text-2 ring-1 ring-line ring-inset">
          {t(
            state === 'announced' || state === 'cancelled'
              ? `tournaments.standing_${state}`
              : 'tournaments.standing_none',
          )}
        </p>
      )}
    </section>
  );
};

const Games = ({
  tournament,
  games,
}: {
  readonly tournament: Shown;
  readonly games: Props['data']['games'];
}) => {
  const { t } = useTranslation();
  const wide = useTemplate() === 'wide';
  const { state, game_type: type, has_games: hasGames } = tournament;
  if (state !== 'announced' && state !== 'running') return null;
  if (!hasGames)
    return (
      <ButtonLink to={type === null ? '/' : `/gameHall/${type}`} className="self-start">
        {t('tournaments.play')}
      </ButtonLink>
    );
  if (games.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 font-semibold text-base">{t('tournaments.games')}</h2>
      <ul className={classes('grid gap-3', wide ? 'grid-cols-5' : 'grid-cols-3')}>
        {games.map((game) => (
          <li key={game.gameId}>
            <GameTile game={game} sizes={wide ? '(min-width: 1320px) 172px, 13vw' : '30vw'} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Head = ({ tournament }: { readonly tournament: Shown }) => {
  const { t } = useTranslation();
  const wide = useTemplate() === 'wide';
  return (
    <header>
      <BackLink to="/discount" words={t('content.back_discount')} />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className={wide ? 'text-2xl' : 'text-xl'}>{tournament.title}</h1>
        <span className="inline-flex h-7 items-center rounded-full bg-higher px-3 font-semibold text-text-2 text-xs">
          {t(`tournaments.state_${tournament.state}`)}
        </span>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-text-2">{t('tournaments.prize_sum')}</span>
        <span className="tnum font-semibold text-accent text-xl">
          {plainMoney(tournament.prize_sum, tournament.currency)}
        </span>
      </p>
    </header>
  );
};

/** A tournament: who stands where, the member's own part, what places win, over which games, and the rules. */
export const TournamentPage = ({ data: { tournament: initial, games } }: Props) => {
  const wide = useTemplate() === 'wide';
  const tournament = useTournament(initial);
  const own = <OwnPart tournament={tournament} />;
  const prizes = <Prizes tournament={tournament} />;
  return (
    <div
      data-tournament={tournament.id}
      data-state={tournament.state}
      className={classes('wrap', wide ? 'grid grid-cols-[minmax(0,1fr)_340px] gap-12 pt-10' : 'pt-3')}
    >
      <ContentHead
        title={tournament.title}
        description={tournament.summary}
        path={contentPath('discount', tournament.slug)}
      />
      <div className="flex min-w-0 flex-col gap-8">
        <Head tournament={tournament} />
        {!wide && own}
        <Standing tournament={tournament} />
        {!wide && prizes}
        <Games tournament={tournament} games={games} />
        <Terms tournament={tournament} />
      </div>
      {wide && (
        <aside className="sticky top-24 flex flex-col gap-6 self-start">
          {own}
          {prizes}
        </aside>
      )}
    </div>
  );
};
