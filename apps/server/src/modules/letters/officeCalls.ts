import {
  groupLetterCount,
  groupLetterList,
  groupLetterOne,
  groupLetterPreview,
  groupLetterRecall,
  groupLetterSave,
  groupLetterSend,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { countAudience } from './groups/audience.ts';
import { findGroupLetter, listGroupLetters, lookAtLetter, reachAlone } from './groups/queries.ts';
import { saveDraft } from './groups/saveDraft.ts';
import { type GroupDeps, recallGroup, sendGroup } from './groups/sendGroup.ts';
import { type PreviewDeps, previewOf } from './previews.ts';

/** A letter in eleven languages is longer than most bodies. */
const letterBytesMax = 512 * 1_024;

/** Letters to groups of members as staff write, send and take them back. */
export const groupLetterCalls = (deps: GroupDeps & PreviewDeps): readonly OfficeCallHandler[] => {
  const { pool, clock } = deps;
  const find = async (siteId: number, id: number) => {
    const letter = await findGroupLetter(pool, siteId, id);
    if (letter === undefined) throw refused(groupLetterOne.codes, 404, 'office.not_found');
    return letter;
  };
  return [
    handleOffice(groupLetterList, null, async ({ site, locale }, body) => ({
      ...(await listGroupLetters(pool, site.id, locale, body)),
      asOf: clock.now().toISOString(),
    })),
    handleOffice(groupLetterOne, null, async ({ site, locale }, { id }) => {
      const { languages } = site.settings;
      return lookAtLetter(pool, await find(site.id, id), { locale, languages, now: clock.now() });
    }),
    handleOffice(groupLetterCount, null, async ({ site }, { filter }) => ({
      receivers: await countAudience(pool, site.id, clock.now(), filter),
      alone_max: await reachAlone(pool, site.id),
    })),
    handleOffice(groupLetterSave, 'write', ({ actor }, draft) => saveDraft(deps, actor, draft), {
      bodyBytesMax: letterBytesMax,
    }),
    handleOffice(groupLetterPreview, null, async ({ site }, { id }) =>
      previewOf(deps, await find(site.id, id)),
    ),
    handleOffice(groupLetterSend, 'write', async ({ actor }, body) => ({
      proposal_id: await sendGroup(deps, actor, body),
    })),
    handleOffice(groupLetterRecall, 'write', async ({ actor }, body) => ({
      state: await recallGroup(deps, actor, body),
    })),
  ];
};
