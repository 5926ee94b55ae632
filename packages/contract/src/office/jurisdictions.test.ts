import { describe, expect, it } from 'vitest';
import { brokenRules, heldRules, type PlayRules, underJurisdiction } from './jurisdictions.ts';

const open: PlayRules = {
  autoplay: true,
  hurry: true,
  feature_buy: true,
  slot_round_ms: null,
  game_round_ms: 4_999,
};

describe.each(heldRules.uk.map((rule) => [rule.name, rule] as const))('uk: %s', (name, rule) => {
  it('says where it is written and since when', () => {
    expect(rule.source).toMatch(/^RTS \d+[A-Z]$/);
    expect(Date.parse(rule.since)).toBeLessThan(Date.parse('2026-11-01'));
  });

  it('holds whatever was set, and nothing else', () => {
    const kept = underJurisdiction('uk', open);
    const others = heldRules.uk.filter((other) => other.name !== name).map((other) => other.name);
    expect(kept[name]).toBe(rule.held);
    const onlyThis = { ...kept, [name]: open[name] };
    expect(brokenRules('uk', onlyThis).map((broken) => broken.name)).toEqual([name]);
    expect(others.every((other) => onlyThis[other] === kept[other])).toBe(true);
  });

  it('is not held without the jurisdiction', () => {
    expect(underJurisdiction('none', open)).toEqual(open);
    expect(brokenRules('none', open)).toEqual([]);
  });
});

it('a site may be slower than its jurisdiction asks', () => {
  const slow = { ...underJurisdiction('uk', open), slot_round_ms: 4_000, game_round_ms: 8_000 };
  expect(underJurisdiction('uk', slow)).toEqual(slow);
  expect(brokenRules('uk', slow)).toEqual([]);
});
