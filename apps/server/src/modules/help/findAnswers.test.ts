import { describe, expect, it } from 'vitest';
import { findAnswers, piecesOf, questionsIn } from './findAnswers.ts';

const stored = [
  {
    slug: 'deposit',
    title: { en_US: 'My deposit has not arrived', zh_CN: '存款没有到账' },
    summary: { en_US: 'What to check first', zh_CN: '先核对这些' },
    content: { en_US: '<p>Look at the <strong>receipt</strong>.</p>', zh_CN: '<p>查看凭证</p>' },
  },
  {
    slug: 'withdraw',
    title: { en_US: 'How long does a withdrawal take?', zh_CN: '提款多久到账？' },
    summary: { en_US: 'Usually minutes', zh_CN: '通常几分钟' },
    content: { en_US: '<p>A deposit must be wagered first.</p>', zh_CN: '<p>存款须先完成流水</p>' },
  },
  { slug: 'silent', title: {}, summary: {}, content: {} },
];
const slugs = (words: string, locale: 'en_US' | 'zh_CN' = 'en_US'): readonly string[] =>
  findAnswers(questionsIn(stored, locale), words).map(({ slug }) => slug);

describe('answers from the FAQ', () => {
  it('come best first: what stands in a title goes before what stands in a text', () => {
    expect(slugs('deposit')).toEqual(['deposit', 'withdraw']);
    expect(slugs('deposit wagered')).toEqual(['withdraw', 'deposit']);
    expect(slugs('RECEIPT')).toEqual(['deposit']);
  });

  it('are found in scripts that put no space between words, in parts of what was typed', () => {
    expect(piecesOf('没有到账')).toEqual(['没有', '有到', '到账']);
    expect(slugs('我的存款没有到账', 'zh_CN')[0]).toBe('deposit');
    expect(slugs('提款', 'zh_CN')).toEqual(['withdraw']);
  });

  it('are the first ones without words, and none where nothing fits', () => {
    expect(slugs('')).toEqual(['deposit', 'withdraw']);
    expect(slugs(' ?! ')).toEqual(['deposit', 'withdraw']);
    expect(slugs('submarine')).toEqual([]);
    // A tag of the markup is no word of the answer.
    expect(slugs('strong')).toEqual([]);
  });
});
