import { helpCaseAnswer, helpCaseList, helpCaseOne } from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { answerCase } from './commands/answerCase.ts';
import type { HelpDeps } from './commands/writeCase.ts';
import { findCase, listCases } from './queries.ts';

/** What members have written, as staff read and answer it. */
export const helpOfficeCalls = (deps: HelpDeps): readonly OfficeCallHandler[] => [
  handleOffice(helpCaseList, null, async ({ site }, body) => ({
    ...(await listCases(deps.pool, site.id, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(helpCaseOne, null, async ({ site }, { id }) => {
    const found = await findCase(deps.pool, site.id, id);
    if (found === undefined) throw refused(helpCaseOne.codes, 404, 'office.not_found');
    return found;
  }),
  handleOffice(helpCaseAnswer, 'write', async ({ actor }, body) => {
    await answerCase(deps, actor, body);
    return {};
  }),
];
