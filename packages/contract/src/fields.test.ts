import { describe, expect, it } from 'vitest';
import { contentPages } from './calls/content.ts';
import { memberLetter } from './calls/letters.ts';
import { register, serviceAgreement, validMessage } from './calls/signup.ts';
import { modelLogin } from './calls/templates.ts';
import { languageIds } from './constants.ts';
import { languageSchema } from './fields.ts';

describe('a language at the wire', () => {
  it.each(Object.entries(languageIds))('%s is %i, or its name', (locale, id) => {
    expect(languageSchema.parse(id)).toBe(locale);
    expect(languageSchema.parse(locale)).toBe(locale);
  });

  it.each([[11], [-1], [1.5], ['1'], ['xx_XX'], [null]])('%j is none', (told) => {
    expect(languageSchema.safeParse(told).success).toBe(false);
  });

  it.each([
    ['letters', memberLetter.body],
    ['content pages', contentPages.body],
    ['the service agreement', serviceAgreement.body],
    ['the pictures of the login', modelLogin.body],
  ])('of %s is taken as an id', (_name, body) => {
    expect(body.safeParse({ kind: 'faq', language: 10 }).error?.issues ?? []).not.toContainEqual(
      expect.objectContaining({ path: ['language'] }),
    );
    expect(body.safeParse({ kind: 'faq', language: 11 }).error?.issues).toContainEqual(
      expect.objectContaining({ path: ['language'] }),
    );
  });
});

it.each([
  [7, '7'],
  ['7', '7'],
  ['lantern', 'lantern'],
  [0, null],
  [-7, null],
  [7.5, null],
  [2_147_483_648, null],
])('an agent %j is %j', (told, agent) => {
  const asked = validMessage.body.safeParse({ agent_id: told });
  expect(asked.success ? asked.data.agent_id : null).toBe(agent);
  const joined = register.body.safeParse({ member_agent: told });
  const problems = joined.error?.issues.filter(({ path }) => path[0] === 'member_agent') ?? [];
  expect(problems.length === 0).toBe(agent !== null);
});
