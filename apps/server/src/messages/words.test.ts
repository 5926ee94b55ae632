import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gameTypeIds, gameTypes, type Locale, locales } from '@pavilion/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { gameTypeNames } from '../modules/catalogue/gameTypeNames.ts';

/** What a person reads on the hall's page and in the server's answer must call one thing by one name. */
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(import.meta.dirname, path), 'utf8'));
const messagesOf = (locale: Locale) => z.record(z.string(), z.string()).parse(read(`${locale}.json`));
const hallText = (locale: Locale, file: string) => read(`../../../hall/app/locales/${locale}/${file}.json`);
const signupOf = (locale: Locale) =>
  z
    .object({
      agreement: z.string(),
      field: z.object({ withdraw_password: z.string(), introducer: z.string(), identity_id: z.string() }),
    })
    .parse(hallText(locale, 'signup'));

/** Letters that an ending may change, in languages that inflect. */
const endingMax = 2;
const stemOf = (locale: Locale, name: string): string => {
  const letters = [...name.replace(/[《》]/g, '').toLowerCase()];
  return (/^(zh|ja|ko)/.test(locale) ? letters : letters.slice(0, -endingMax)).join('');
};

describe.each(locales)('%s', (locale) => {
  const messages = messagesOf(locale);
  const { agreement, field } = signupOf(locale);

  it.each([
    ['signup.err_withdraw_psw', field.withdraw_password],
    ['signup.err_introducer_format', field.introducer],
    ['signup.introducer_not_found', field.introducer],
    ['signup.err_identity_format', field.identity_id],
    ['signup.identity_repeat', field.identity_id],
    ['signup.err_agreement', agreement],
  ])('%s says “%s” as the form does', (key, name) => {
    expect(messages[key]?.toLowerCase()).toContain(stemOf(locale, name));
  });

  it('names the game types as the shelves of the home page do', () => {
    const shelves = z.record(z.string(), z.string()).parse(hallText(locale, 'home'));
    for (const id of gameTypeIds)
      expect(gameTypeNames[id][locale], `type ${id}`).toBe(shelves[`shelf_${gameTypes[id].name}`]);
  });
});
