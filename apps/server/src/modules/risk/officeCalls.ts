import {
  riskCaseClose,
  riskCaseList,
  riskCaseNote,
  riskCaseOne,
  riskCaseOpen,
  riskCaseTake,
  riskPace,
  riskRuleList,
  riskRuleSave,
  riskRules,
  riskRuleTry,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { caseFileCall, closeCase, listCases, noteCase, openCase, readCase, takeCase } from './cases.ts';
import { paceOf } from './pace.ts';
import { listRules, type RiskDeps, saveRule, tryRule } from './rules.ts';

/** A try reads 30 days of play. */
const triesPerMinute = 30;

/** Rules and cases as staff deal with them. */
export const riskCalls = (deps: RiskDeps): readonly OfficeCallHandler[] => [
  handleOffice(riskPace, null, async ({ site }) => ({ rows: await paceOf(deps.pool, site.id) })),
  handleOffice(riskRuleList, null, async ({ site }) => ({ rows: await listRules(deps, site.id) })),
  handleOffice(riskRuleSave, 'write', async ({ actor }, { kind, thresholds, ...change }) => ({
    version: await saveRule(deps, actor, { ...change, kind, thresholds: riskRules[kind].parse(thresholds) }),
  })),
  handleOffice(
    riskRuleTry,
    null,
    ({ site }, { kind, thresholds }) =>
      tryRule(deps, site.id, { kind, thresholds: riskRules[kind].parse(thresholds) }),
    { perMinute: triesPerMinute },
  ),
  handleOffice(riskCaseList, null, ({ actor }, body) => listCases(deps, actor, body)),
  caseFileCall(deps),
  handleOffice(riskCaseOne, null, ({ site }, { id }) => readCase(deps, site.id, id)),
  handleOffice(
    riskCaseOpen,
    'write',
    async ({ actor }, { member_id: memberId, text, request_id: requestId }) => ({
      id: await openCase(deps, actor, { memberId, text, requestId }),
    }),
  ),
  handleOffice(riskCaseTake, 'write', async ({ actor }, body) => ({
    version: await takeCase(deps, actor, body),
  })),
  handleOffice(riskCaseNote, 'write', async ({ actor }, { id, text, request_id: requestId }) => {
    await noteCase(deps, actor, { id, text, requestId });
    return {};
  }),
  handleOffice(riskCaseClose, 'write', async ({ actor }, body) => ({
    version: await closeCase(deps, actor, body),
  })),
];
