import {
  contentArranged,
  contentCoverage,
  contentDiscard,
  contentEnd,
  contentList,
  contentOne,
  contentOrder,
  contentPreview,
  contentPublish,
  contentRestore,
  contentSave,
  contentVersion,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { adoptRows, adoptRowsLately } from './commands/adoptRows.ts';
import { discardDraft, endPiece } from './commands/endPiece.ts';
import { orderPieces } from './commands/orderPieces.ts';
import { publishPiece, restoreVersion } from './commands/publishPiece.ts';
import { saveDraft } from './commands/saveDraft.ts';
import { readContent } from './contents.ts';
import { findPiece, findVersion } from './pieces.ts';
import { linkToDraft } from './preview.ts';
import { arrangedPieces, coverage, onePiece, pageOfPieces } from './queries.ts';

export type DeskDeps = Pick<Hall, 'pool' | 'clock' | 'secret'>;

/** A page in eleven languages, each of them long. */
const saveBodyBytesMax = 4 * 1024 * 1024;

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const readingCalls = (deps: DeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(contentList, null, async ({ site, locale }, body) => {
    await adoptRowsLately(deps, site.id);
    const found = await pageOfPieces(deps.pool, { site, locale }, body);
    return { ...found, asOf: deps.clock.now().toISOString() };
  }),
  handleOffice(contentOne, null, async ({ site, locale }, { id }) => {
    const { kind } = await findPiece(deps.pool, site.id, id);
    await adoptRows(deps, site.id, [kind]);
    return onePiece(deps.pool, { site, locale }, id);
  }),
  handleOffice(contentVersion, null, async ({ site }, { id, number }) => {
    await findPiece(deps.pool, site.id, id);
    const text = await findVersion(deps.pool, id, number);
    if (text === undefined) throw refused(contentVersion.codes, 404, 'office.not_found');
    return { content: { ...readContent(text) } };
  }),
  handleOffice(contentCoverage, null, async ({ site }) => {
    await adoptRowsLately(deps, site.id);
    return { ...(await coverage(deps.pool, site)), asOf: deps.clock.now().toISOString() };
  }),
  handleOffice(contentArranged, null, async ({ site, locale }, { kind }) => {
    await adoptRows(deps, site.id, [kind]);
    return { rows: await arrangedPieces(deps.pool, { site, locale }, kind) };
  }),
  handleOffice(contentPreview, null, ({ site }, { id }) => linkToDraft(deps, site.id, id)),
];

/** Content as staff write it, show it, end it and bring it back. */
export const contentDeskCalls = (deps: DeskDeps): readonly OfficeCallHandler[] => [
  ...readingCalls(deps),
  handleOffice(
    contentSave,
    'write',
    ({ actor }, { request_id: requestId, ...draft }) => saveDraft(deps, actor, { ...draft, requestId }),
    { bodyBytesMax: saveBodyBytesMax },
  ),
  handleOffice(contentPublish, 'write', ({ actor }, { id, version, publish_at, expire_at }) =>
    publishPiece(deps, actor, {
      id,
      version,
      publishAt: instant(publish_at),
      expireAt: instant(expire_at),
    }),
  ),
  handleOffice(contentOrder, 'write', async ({ actor }, asked) => {
    await orderPieces(deps, actor, asked);
    return {};
  }),
  handleOffice(contentEnd, 'write', ({ actor }, asked) => endPiece(deps, actor, asked)),
  handleOffice(contentDiscard, 'write', ({ actor }, asked) => discardDraft(deps, actor, asked)),
  handleOffice(contentRestore, 'write', ({ actor }, asked) => restoreVersion(deps, actor, asked)),
];
