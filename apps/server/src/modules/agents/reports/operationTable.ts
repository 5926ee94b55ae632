import { type BodyOf, type DataOf, gameTypeIdSchema, type Locale, localized } from '@pavilion/contract';
import type { agentOperationTable } from '@pavilion/contract/agentReports';
import type { CentreDeps } from '../centre.ts';
import { readCycles } from './cycles.ts';
import { readGames, readSteps } from './lineQueries.ts';
import { noTotals, presentTotals } from './lineTotals.ts';
import { membersOf, onlineOf, openScope, presentScope, type Reader } from './scope.ts';
import { stepsOf } from './steps.ts';

type Operation = typeof agentOperationTable;

/** What came of a line by day, week or month (decision 0311). Refuses as `openScope` says. */
export const readOperationTable = async (
  deps: CentreDeps,
  { locale, ...reader }: Reader & { readonly locale: Locale },
  body: BodyOf<Operation>,
): Promise<DataOf<Operation>> => {
  const scope = await openScope(deps, reader, body);
  const { game_type: gameType, gp_id: gpId, by } = body;
  const asked = { ...scope.asked, gameType, gpId };
  const playOnly = gameType !== undefined || gpId !== undefined;
  const [{ steps, total }, games, cycles] = await Promise.all([
    readSteps(deps.pool, asked, by),
    readGames(deps.pool, scope.asked),
    playOnly ? null : readCycles(deps.pool, scope, { isOwn: body.under === undefined }),
  ]);
  const { currency } = scope.asked;
  return {
    ...presentScope(scope),
    list: stepsOf(scope.span, by).map((day) => ({
      day,
      figures: presentTotals(steps.get(day) ?? noTotals, currency, { playOnly }),
    })),
    total: presentTotals(total, currency, { playOnly }),
    members: membersOf(scope.line),
    online: onlineOf(scope.line),
    cycles,
    game_types: games.gameTypes.flatMap((type) => gameTypeIdSchema.safeParse(type).data ?? []),
    providers: games.providers.map(({ gp_id, name }) => ({ gp_id, name: localized(name, locale) })),
  };
};
