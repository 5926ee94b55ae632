import { beforeAll, describe, expect, it } from 'vitest';
import type { EventView, Side, TimelineItem } from '../../../src/book/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { viewOf } from '../book.fixture.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { siegeStoryOf, siegeStoryText } from './siegeStory.ts';

const lang = 'zh_CN';
beforeAll(() => loadWords(lang));

/** A match after these rounds: `h` and `a` for whoever took each, maps apart by spaces. Home storms first in the first map and the third. */
const after = (rounds: string): EventView => {
  const parts = rounds.split(' ').map((part) => [...part].map((by): Side => (by === 'h' ? 'home' : 'away')));
  const countOf = (taken: readonly Side[], side: Side): number => taken.filter((by) => by === side).length;
  const timeline = parts.flatMap((taken, at) =>
    taken.map(
      (side, round): TimelineItem => ({
        ...{ kind: 'points', clock: round + 1, part: at + 1, side, points: 1, score: [0, 0] },
      }),
    ),
  );
  const maps = [0, 1, 2].map((at) => {
    const taken = parts[at] ?? [];
    const [home, away] = [countOf(taken, 'home'), countOf(taken, 'away')];
    const isPlayed = at < parts.length - 1;
    return {
      ...{ map: { zh_CN: `图${at}`, en_US: `Map ${at}` }, home, away },
      winner: isPlayed ? (home > away ? ('home' as const) : ('away' as const)) : null,
    };
  });
  return viewOf({
    ...{ sport: 'siege', phase: 'live', timeline },
    score: {
      ...{ sport: 'siege', current: parts.length - 1, isBreak: false, attacks: 'home', isFought: false },
      ...{ stage: null, arrows: null, grade: null, way: null, next: null, maps },
      home: maps.filter(({ winner }) => winner === 'home').length,
      away: maps.filter(({ winner }) => winner === 'away').length,
    },
  });
};
const storyAfter = (rounds: string) => siegeStoryOf(after(rounds));
const textAfter = (rounds: string): string | null => {
  const story = storyAfter(rounds);
  return story && siegeStoryText(story, boardOf(lang).siege.story);
};

describe('what a round has made of the match', () => {
  it('a point that is saved, with the overtime that begins', () => {
    expect(textAfter('hahahahahaha')).toBe('图点化解 · 进入加时');
    expect(textAfter('hahahahahahahaha')).toBe('图点化解');
    expect(storyAfter('hhhhhhaa')).toMatchObject({
      kind: 'saved',
      of: 'map',
      side: 'away',
      isOvertime: false,
    });
    expect(textAfter('hahahahahahaha')).toBe('图点化解');
    expect(textAfter('hhhhhhh hhhhhha')).toBe('赛点化解');
  });

  it('level again after three behind or more, by the worst of it', () => {
    expect(textAfter('aaaahhhh')).toBe('0:4 落后追平');
    expect(storyAfter('haaaahhh')).toMatchObject({ kind: 'level', side: 'home', from: [1, 4] });
    expect(storyAfter('ahah')).toBeNull();
  });

  it('castles taken or held three times in a row or more', () => {
    expect(textAfter('hhh')).toBe('连破三城');
    expect(textAfter('ahhhhh')).toBe('连破五城');
    expect(textAfter('haaaa')).toBe('连守四回合');
    expect(storyAfter('hh')).toBeNull();
    // In a row is of one map, over rounds in which the other side stormed.
    expect(storyAfter('aaaahhaaa ahahahh')?.kind).not.toBe('row');
  });

  it('the first lead of whoever has been behind', () => {
    expect(textAfter('ahh')).toBe('首次领先');
    expect(storyAfter('h')).toBeNull();
    expect(storyAfter('hahah')).toBeNull();
  });

  it('nothing of a round that brought the map, in the break, and before the first round of the next', () => {
    const live = after('hhhhhhh');
    expect(siegeStoryOf({ ...live, score: { ...live.score, isBreak: true } } as EventView)).toBeNull();
    expect(siegeStoryOf({ ...live, phase: 'over' })).toBeNull();
    const next = after('hhhhhhh a');
    expect(siegeStoryOf({ ...next, timeline: next.timeline.slice(0, -1) })).toBeNull();
  });
});
