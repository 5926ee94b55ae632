import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';

/** What the reference under `/api/docs/json` says of answers, as far as a judge needs it. */
const answerSchema = z.object({
  content: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) })),
});
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), answerSchema) })),
  ),
});

export interface GivenAnswer {
  readonly method: string;
  /** As the document spells it. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** Judges answers by the document alone, as a stranger would. For tests. */
export const createDocumentJudge = (document: unknown) => {
  const { paths } = documentSchema.parse(document);
  // The hall's own formats are patterns as well.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const judges = new Map<string, ValidateFunction>();

  const judgeOf = ({ method, path, status }: GivenAnswer): ValidateFunction | undefined => {
    const name = `${method} ${path} ${status}`;
    const known = judges.get(name);
    if (known !== undefined) return known;
    const schema =
      paths[path]?.[method.toLowerCase()]?.responses[status]?.content['application/json']?.schema;
    if (schema === undefined) return undefined;
    const judge = ajv.compile(schema);
    judges.set(name, judge);
    return judge;
  };

  /** What is wrong with an answer; null when it is as the document says. */
  return (given: GivenAnswer): string | null => {
    const judge = judgeOf(given);
    if (judge === undefined) return `${given.status} is not in the document`;
    return judge(given.body) ? null : ajv.errorsText(judge.errors);
  };
};
