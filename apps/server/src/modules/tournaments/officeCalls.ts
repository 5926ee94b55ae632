import {
  type TournamentLook,
  tournamentDesk,
  tournamentEnd,
  tournamentLook,
  tournamentOne,
  tournamentPublish,
  tournamentRemove,
  tournamentRename,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import { handleOffice, type OfficeCallerOf, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { textOf } from '../../infra/storedText.ts';
import { requireCurrency } from '../sites/index.ts';
import { endTournament, renameTournament } from './commands/endTournament.ts';
import { judgeAlone, publishTournament, type TournamentDeskDeps } from './commands/publishTournament.ts';
import { removeEntrant } from './commands/removeEntrant.ts';
import { findDesk, listDesk, tryTournament } from './officeQueries.ts';
import { readGames, type TournamentContent, termsOf } from './terms.ts';

const lookAt = async (
  { pool, clock }: TournamentDeskDeps,
  { site, actor, locale }: OfficeCallerOf<typeof tournamentLook>,
  content: TournamentContent,
): Promise<TournamentLook> => {
  const now = clock.now();
  const { currency, game_type: gameType } = content;
  const terms = termsOf(content, site.settings.time_zone, now);
  const [games, { eligible, played }, alone] = await Promise.all([
    readGames(pool, site.id, content),
    tryTournament(pool, { siteId: site.id, currency, gameType }, now),
    judgeAlone(pool, actor, content, terms.budgetMinor, now),
  ]);
  const money = (amount: bigint) => toDecimal(minor(amount), currency);
  return {
    most: money(terms.budgetMinor),
    places: terms.places,
    eligible,
    played,
    game_names: [...games.values()].map((names) => textOf(names, locale)),
    starts_at: terms.startsAt.toISOString(),
    ends_at: terms.endsAt.toISOString(),
    needs_second: alone.needsSecond,
    alone_left: money(alone.leftMinor),
  };
};

/** Tournaments as staff see, publish, rename and end them. */
export const tournamentDeskCalls = (deps: TournamentDeskDeps): readonly OfficeCallHandler[] => {
  const { pool, clock } = deps;
  return [
    handleOffice(tournamentDesk, null, async ({ site, locale }, body) => {
      const now = clock.now();
      return {
        ...(await listDesk(pool, { siteId: site.id, locale, now }, body)),
        asOf: now.toISOString(),
      };
    }),
    handleOffice(tournamentOne, null, async ({ site, locale }, { id }) => {
      const found = await findDesk(pool, { siteId: site.id, locale, now: clock.now() }, id);
      if (found === undefined) throw refused(tournamentOne.codes, 404, 'office.not_found');
      return found;
    }),
    handleOffice(tournamentLook, null, async (caller, content) => {
      requireCurrency(caller.site, content.currency);
      return lookAt(deps, caller, content);
    }),
    handleOffice(tournamentPublish, 'write', async ({ site, actor }, body) => {
      requireCurrency(site, body.currency);
      return publishTournament(deps, actor, body);
    }),
    handleOffice(tournamentRename, 'write', async ({ actor }, body) => {
      await renameTournament(deps, actor, body);
      return {};
    }),
    handleOffice(tournamentEnd, 'write', async ({ actor }, body) => {
      await endTournament(deps, actor, body);
      return {};
    }),
    handleOffice(tournamentRemove, 'write', async ({ actor }, body) => ({
      proposal_id: await removeEntrant(deps, actor, body),
    })),
  ];
};
