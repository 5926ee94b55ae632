import { helpFind, helpWrite } from '@pavilion/contract/help';
import { type CallHandler, handle } from '../../http/caller.ts';
import { type HelpDeps, writeCase } from './commands/writeCase.ts';
import { findAnswers, type Question, questionsIn } from './findAnswers.ts';
import { findsPerMinute, keptMs, writesPerMinute } from './limits.ts';
import { listQuestions } from './queries.ts';

interface Kept {
  readonly questions: readonly Question[];
  readonly untilMs: number;
}

/** Answers for everybody, and letters of members to staff. */
export const helpCalls = (deps: HelpDeps): CallHandler[] => {
  /** The FAQ of a site in a language: of as many as there are sites and languages. */
  const kept = new Map<string, Kept>();
  const questionsOf = async (
    siteId: number,
    locale: Parameters<typeof questionsIn>[1],
  ): Promise<readonly Question[]> => {
    const nowMs = deps.clock.now().getTime();
    const key = `${siteId} ${locale}`;
    const known = kept.get(key);
    if (known !== undefined && known.untilMs > nowMs) return known.questions;
    const questions = questionsIn(await listQuestions(deps.pool, siteId), locale);
    kept.set(key, { questions, untilMs: nowMs + keptMs });
    return questions;
  };
  return [
    handle(
      helpFind,
      async ({ site, locale }, { language, words }) => ({
        list: [...findAnswers(await questionsOf(site.id, language ?? locale), words)],
      }),
      { perMinute: findsPerMinute },
    ),
    handle(
      helpWrite,
      async ({ member, locale }, written) => ({
        case_id: await writeCase(deps, { siteId: member.siteId, memberId: member.memberId, locale }, written),
      }),
      { perMinute: writesPerMinute },
    ),
  ];
};
