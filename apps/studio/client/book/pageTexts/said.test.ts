import { describe, expect, it } from 'vitest';
import { type Said, saidIn } from './said.ts';

const files = import.meta.glob<{
  readonly rules: { readonly sections: readonly { readonly items: readonly Said[] }[] };
}>(['./*_*.ts'], { eager: true });

/** Words that belong to one sport alone, in the two languages that the book itself is written in. */
const foreign = {
  './en_US.ts': {
    sports: /football|basketball|badminton|goal|half-time|quarter(?!s? of)/iu,
    siege: /siege|map|castle/iu,
  },
  './zh_CN.ts': { sports: /足球|篮球|羽毛球|进球|半场|比分盘|单节/u, siege: /攻城|图数|先赢两图|回合/u },
} as const;

describe('rules of a book', () => {
  it.each(Object.entries(files))(
    '%s tell as much of every sport as in every other language',
    (_file, { rules }) => {
      const counts = (['football', 'basketball', 'racket', 'siege'] as const).map(
        (sport) => rules.sections.flatMap(({ items }) => saidIn(items, [sport])).length,
      );
      expect(counts).toEqual([22, 17, 17, 19]);
    },
  );

  it.each(Object.entries(foreign))('%s speak of the sports of that book alone', (file, words) => {
    const sections = files[file]?.rules.sections ?? [];
    expect(sections).not.toEqual([]);
    const text = (...sports: Parameters<typeof saidIn>[1]): string =>
      sections.flatMap(({ items }) => saidIn(items, sports)).join('\n');
    expect(text('siege')).not.toMatch(words.sports);
    expect(text('football', 'basketball', 'racket')).not.toMatch(words.siege);
  });
});
