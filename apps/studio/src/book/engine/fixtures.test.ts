import { describe, expect, it } from 'vitest';
import { hmacOf, sha256 } from '../../fair/hash.ts';
import { bookSports } from '../views.ts';
import { sampleFixture } from './events.fixture.ts';
import { pairingAt, slotFrom, startOf } from './fixtures.ts';
import { competitions } from './league.ts';
import { replay } from './replay.ts';

const hmac = hmacOf('a seed');

describe('fixtures', () => {
  it.each(competitions)('$code: everybody meets everybody, at home as often as away', (competition) => {
    const size = competition.teams.length;
    expect(size % 2).toBe(0);
    const apart = competitions.filter(({ sport }) => sport === competition.sport).length;
    const meetings = (size * (size - 1)) / 2;
    const pairs = Array.from({ length: meetings * apart * 2 }, (_, slot) =>
      pairingAt(competition.sport, slot),
    ).filter((pairing) => pairing.competition === competition.code);
    const met = new Set(pairs.slice(0, meetings).map(({ home, away }) => [home, away].sort().join(' ')));
    expect(met.size).toBe(meetings);
    const ways = new Set(pairs.map(({ home, away }) => `${home} ${away}`));
    expect(ways.size).toBe(2 * meetings);
    for (const { code } of competition.teams) {
      const atHome = pairs.slice(0, meetings).filter(({ home }) => home === code).length;
      expect(Math.abs(2 * atHome - (size - 1))).toBeLessThanOrEqual(3);
    }
  });

  it.each(bookSports)('%s: nobody is due again before the third slot after', (sport) => {
    const apart = competitions.filter((competition) => competition.sport === sport).length;
    for (let slot = 0; slot < 200; slot += 1) {
      const here = pairingAt(sport, slot);
      for (let further = 1; further <= 2; further += 1) {
        const next = pairingAt(sport, slot + further * apart);
        expect(new Set([here.home, here.away, next.home, next.away]).size).toBe(4);
      }
    }
  });

  it.each(bookSports)('%s: slots follow the clock', (sport) => {
    const moment = new Date('2026-11-22T10:00:07Z');
    const slot = slotFrom(sport, moment);
    expect(startOf(sport, slot).getTime()).toBeGreaterThanOrEqual(moment.getTime());
    expect(startOf(sport, slot - 1).getTime()).toBeLessThan(moment.getTime());
    expect(slotFrom(sport, startOf(sport, slot))).toBe(slot);
  });

  it('strengths are the sides’ own, four points of form either way', () => {
    for (let slot = 0; slot < 60; slot += 1) {
      const fixture = sampleFixture('football', slot);
      const competition = competitions.find(({ code }) => code === fixture.competition);
      const own = [fixture.home, fixture.away].map(
        (code) => competition?.teams.find((team) => team.code === code)?.strength ?? 0,
      );
      for (const [at, strength] of fixture.strengths.entries())
        expect(Math.abs(strength - (own[at] ?? 0))).toBeLessThanOrEqual(4);
    }
  });
});

describe('an event', () => {
  it.each(bookSports)('%s follows from its seed alone, whether at once or step by step', async (sport) => {
    const fixture = sampleFixture(sport, 3);
    const whole = await replay(fixture, hmac, 1_000);
    expect(whole.isFinished).toBe(true);
    const again = await replay(fixture, hmac, whole.steps);
    expect([again.score, again.timeline]).toEqual([whole.score, whole.timeline]);
    const early = await replay(fixture, hmac, 20);
    expect(whole.timeline.slice(0, early.timeline.length)).toEqual(early.timeline);
    const other = await replay(fixture, hmacOf(sha256('another')), 1_000);
    expect(other.timeline).not.toEqual(whole.timeline);
  });

  it('that is broken off leaves what is decided and voids the rest', async () => {
    const runs = await Promise.all(
      Array.from({ length: 8 }, (_, slot) => replay(sampleFixture('football', slot), hmac, 60)),
    );
    const broken = runs.find(({ score }) => score.home + score.away > 0)?.abandoned();
    if (!broken) throw new Error('no goal in eight matches');
    expect([broken.phase, broken.isFinished, broken.timeline.at(-1)?.kind]).toEqual([
      'abandoned',
      true,
      'abandoned',
    ]);
    const total = (line: number) => broken.decide({ kind: 'total', line, number: null }, 'over');
    const goals = broken.score.home + broken.score.away;
    expect([total(goals - 0.5), total(goals + 0.5)]).toEqual(['won', 'void']);
    expect(broken.decide({ kind: 'result', line: null, number: null }, 'home')).toBe('void');
  });
});
