import { localized } from '@pavilion/contract';
import type { LobbyTable } from '@pavilion/contract/tables';
import IconUsers from '~icons/lucide/users';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { tileSources } from '../catalogue/model/paths.ts';
import { iconOn } from '../catalogue/model/tile.ts';
import { askForGame } from '../openGame/gameDoor.ts';
import { countdownText, momentOf } from './model/tableClock.ts';
import { BoardView } from './TableBoards.tsx';

/** A lottery counts down to its draw; at a table one wants to know how long bets are taken. */
const textsOf = ({ kind }: LobbyTable['board']) =>
  kind === 'digits' || kind === 'numbers'
    ? ({ open: 'home.table_until_draw', enter: 'home.table_enter_draw' } as const)
    : ({ open: 'home.table_open', enter: 'home.table_enter' } as const);

/** How the round stands, and the seconds left of it. */
const Countdown = ({ table, nowMs }: { readonly table: LobbyTable; readonly nowMs: number }) => {
  const { t } = useTranslation();
  const moment = momentOf(table, nowMs);
  if (moment.phase === 'unknown') return <p className="text-sm text-text-2">{t('home.table_unknown')}</p>;
  if (moment.phase === 'closed') return <p className="text-sm text-text-2">{t('home.table_closed')}</p>;
  const open = moment.phase === 'open';
  return (
    <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
      <span className="text-sm text-text-2">{t(open ? textsOf(table.board).open : 'home.table_next')}</span>
      <span
        role="timer"
        className={classes('tnum font-semibold text-lg leading-none', open ? 'text-accent' : 'text-text-2')}
      >
        {countdownText(moment.leftMs)}
      </span>
    </p>
  );
};

export interface TableCardProps {
  readonly table: LobbyTable;
  readonly nowMs: number;
  /** With the picture of the game at its side, or a small one above. */
  readonly large: boolean;
  readonly className?: string;
}

/** One table: what it is, what came lately, how long one may still bet, and the way in. */
export const TableCard = ({ table, nowMs, large, className }: TableCardProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { site, theme } = useSite();
  const { game, board, players } = table;
  const name = localized(game.game_name, locale);
  const enter = () =>
    askForGame({
      gameId: game.game_id,
      gpId: game.gp_id,
      gameType: game.game_type,
      gameCode: game.game_code,
      name,
      house: game.house,
    });
  return (
    <article
      aria-label={name}
      data-table={game.game_code}
      className={classes('flex gap-4 rounded-card bg-raised p-4 ring-1 ring-line ring-inset', className)}
    >
      {large && (
        <span className="tile-picture w-34 self-start">
          <Picture sources={tileSources(iconOn(theme, game))} sizes="136px" alt="" width={300} height={400} />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <header className="flex items-center gap-3">
          {!large && (
            <span className="tile-picture w-10.5 shrink-0">
              <Picture
                sources={tileSources(iconOn(theme, game))}
                sizes="42px"
                alt=""
                width={300}
                height={400}
              />
            </span>
          )}
          <h3 className="min-w-0 flex-1 truncate text-base">{name}</h3>
          {/* An empty table says nothing of it: somebody has to be the first. */}
          {players > 0 && (
            <p className="tnum inline-flex shrink-0 items-center gap-1.5 text-sm text-text-2">
              <IconUsers aria-hidden className="size-4" />
              <span aria-hidden>{players}</span>
              <span className="sr-only">{t('home.table_players', { count: players })}</span>
            </p>
          )}
        </header>
        <div className="flex-1">
          <BoardView board={board} />
        </div>
        <footer className="flex min-h-11 items-center justify-between gap-3">
          <Countdown table={table} nowMs={nowMs} />
          <Button
            size="sm"
            aria-disabled={site.is_demo || undefined}
            onClick={site.is_demo ? undefined : enter}
          >
            <span className="sr-only">{name} · </span>
            {t(textsOf(board).enter)}
          </Button>
        </footer>
      </div>
    </article>
  );
};
