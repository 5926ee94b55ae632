import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../passwords.ts';
import { answerFits } from './answers.ts';
import { questionsOf, type StoredAnswers } from './questions.ts';

const passwords = createPasswordHasher();

describe('an answer fits', () => {
  it.each([
    ['member_name', '林晚晴', ' 林晚晴 ', true],
    ['member_name', '林晚晴', '林\u200b晚晴', true],
    ['member_name', '买买提·艾力', '买买提•艾力', true],
    ['member_name', 'Ada Marsh', 'ada  MARSH', true],
    ['member_name', 'Nguyễn Đức', 'nguyen duc', true],
    ['member_name', 'ＡＤＡ', 'Ada', true],
    ['member_name', 'สมชาย', 'สมชย', false],
    ['member_name', 'मीरा', 'मरा', false],
    ['member_name', 'Ada Marsh', 'Ada Marsch', false],
    ['member_phone', '13800138000', '138 0013-8000', true],
    ['member_phone', '13800138000', '１３８００１３８０００', true],
    ['member_phone', '13800138000', '13800138001', false],
    ['member_email', 'ada@example.org', ' Ada@Example.org ', true],
    ['member_email', 'ada@example.org', 'ada@example.com', false],
    ['identity_id', '11010519491231002X', '110105 19491231 002x', true],
    ['identity_id', '11010519491231002X', '110105194912310021', false],
    // Nothing is an answer, whatever is stored.
    ['member_name', 'Ada', '\u200b', false],
    ['member_phone', '138', '---', false],
    ['member_email', null, 'ada@example.org', false],
  ] as const)('%s: %j said, %j typed: %s', async (question, stored, given, fits) => {
    expect(await answerFits(passwords, question, stored, given)).toBe(fits);
  });

  it('to the withdraw password by its hash, full-width digits too', async () => {
    const stored = await passwords.hash('4711');
    expect(await answerFits(passwords, 'withdraw_password', stored, ' 4711 ')).toBe(true);
    expect(await answerFits(passwords, 'withdraw_password', stored, '４７１１')).toBe(true);
    expect(await answerFits(passwords, 'withdraw_password', stored, '4712')).toBe(false);
    expect(await answerFits(passwords, 'withdraw_password', stored, stored)).toBe(false);
  });
});

describe('the questions of a member', () => {
  const everything: StoredAnswers = {
    member_name: 'Ada',
    identity_id: 'X1',
    member_phone: '138',
    member_email: 'ada@example.org',
    withdraw_password: '$argon2id$',
  };
  const nothing: StoredAnswers = {
    member_name: null,
    identity_id: null,
    member_phone: null,
    member_email: null,
    withdraw_password: null,
  };

  it('are three at most, and the same each time', () => {
    expect(questionsOf(100_001, everything)).toHaveLength(3);
    expect(questionsOf(100_001, everything)).toEqual(questionsOf(100_001, everything));
  });

  it('differ from member to member', () => {
    const sets = new Set(
      Array.from({ length: 40 }, (_, index) => questionsOf(100_001 + index, everything).join()),
    );
    expect(sets.size).toBeGreaterThan(10);
  });

  it('are only those that the member can answer', () => {
    expect(questionsOf(1, { ...nothing, member_email: 'a@b.org', member_name: ' ' })).toEqual([
      'member_email',
    ]);
    expect(questionsOf(1, nothing)).toEqual([]);
  });
});
