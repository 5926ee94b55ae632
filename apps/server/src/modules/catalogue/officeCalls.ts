import {
  gameList,
  gameOne,
  gameSave,
  gameSaveWhole,
  gameSetLimit,
  gameSetPicture,
  gameSetReturn,
  gamesAdd,
  gamesOrder,
  gamesRead,
  gamesSwitch,
  labelList,
  labelRemove,
  labelSave,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import {
  type CatalogueDeskDeps,
  orderGames,
  saveGame,
  saveGameWhole,
  setGamePicture,
  switchGames,
} from './gameDeeds.ts';
import { findGameRow, listGames, presentGameRow, readGameDetail } from './gameQueries.ts';
import { readLabels, removeLabel, saveLabel } from './labelDeeds.ts';
import { setLimit, setReturn } from './limitDeeds.ts';
import { type AskGames, proposeGames, readGames } from './newGames.ts';

/** A list of games in up to eleven languages. */
const listBytesMax = 2 * 1024 * 1024;
/** Each may ask a provider. */
const readsPerMinute = 20;

/** The catalogue of a site as staff see it and change it. */
export const catalogueOfficeCalls = (
  deps: CatalogueDeskDeps & { readonly askGames: AskGames },
): readonly OfficeCallHandler[] => [
  handleOffice(gameList, null, async ({ site, locale }, body) => ({
    ...(await listGames(deps.pool, { siteId: site.id, locale }, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(gameOne, null, async ({ site, locale }, { id }) => {
    const row = await findGameRow(deps.pool, site.id, id);
    if (row === undefined) throw refused(gameOne.codes, 404, 'office.not_found');
    return { ...presentGameRow(row, locale), ...(await readGameDetail(deps.pool, site.id, row)) };
  }),
  handleOffice(gameSave, 'write', async ({ actor }, body) => ({
    version: await saveGame(deps, actor, body),
  })),
  handleOffice(gameSaveWhole, 'write', async ({ actor }, body) => ({
    version: await saveGameWhole(deps, actor, body),
  })),
  handleOffice(gameSetPicture, 'write', async ({ actor }, body) => ({
    version: await setGamePicture(deps, actor, body),
  })),
  handleOffice(gameSetLimit, 'write', async ({ actor }, body) => ({
    proposal_id: await setLimit(deps, actor, body),
  })),
  handleOffice(gameSetReturn, 'write', async ({ actor }, body) => ({
    proposal_id: await setReturn(deps, actor, body),
  })),
  handleOffice(gamesSwitch, 'write', async ({ actor }, body) => ({
    changed: await switchGames(deps, actor, body),
  })),
  handleOffice(gamesRead, null, ({ site }, body) => readGames(deps, site.id, body), {
    bodyBytesMax: listBytesMax,
    perMinute: readsPerMinute,
  }),
  handleOffice(
    gamesAdd,
    'write',
    async ({ actor }, body) => ({ proposal_id: await proposeGames(deps, actor, body) }),
    { bodyBytesMax: listBytesMax },
  ),
  handleOffice(gamesOrder, 'write', async ({ actor }, body) => {
    await orderGames(deps, actor, body);
    return {};
  }),
  handleOffice(labelList, null, async ({ site, locale }) => ({
    labels: await readLabels(deps.pool, site.id, locale),
  })),
  handleOffice(labelSave, 'write', async ({ actor }, body) => ({ id: await saveLabel(deps, actor, body) })),
  handleOffice(labelRemove, 'write', async ({ actor }, body) => {
    await removeLabel(deps, actor, body);
    return {};
  }),
];
