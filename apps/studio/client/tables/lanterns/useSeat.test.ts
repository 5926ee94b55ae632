import { describe, expect, it } from 'vitest';
import type { SeatView } from './useLaid.ts';
import { tellSeat } from './useSeat.ts';

/** Ranks of spades, 0 the ace. */
const seat = (
  hands: readonly (readonly number[])[],
  rest: Partial<Pick<SeatView, 'own' | 'others' | 'ends'>> = {},
) => ({
  hands: hands.map((cards) => ({ cards: [...cards], stakes: 1, done: true })),
  own: true,
  others: 0,
  ends: [],
  ...rest,
});

describe('a seat', () => {
  it('counts the cards that lie open, and none that is under way', () => {
    const taking = seat([[6, 5, 7]]);
    const textAt = (opened: number) => tellSeat(taking, [opened]).hands[0]?.text;
    expect([0, 1, 2, 3].map(textAt)).toEqual(['', '7', '13', '21']);
  });

  it('tells a bust, and lets its lantern go out, when the card lies open that did it', () => {
    const bust = seat([[9, 5, 8]], { ends: ['bust'] });
    expect(tellSeat(bust, [2])).toMatchObject({ flame: 'own', chips: 'lies', hands: [{ end: undefined }] });
    expect(tellSeat(bust, [3])).toMatchObject({ flame: 'out', chips: 'lost', hands: [{ end: 'bust' }] });
  });

  it('burns brightly over nineteen and more, over a win with rays', () => {
    expect(tellSeat(seat([[9, 8]]), [2]).flame).toBe('good');
    expect(tellSeat(seat([[9, 8]]), [1]).flame).toBe('own');
    expect(tellSeat(seat([[9, 7]]), [2]).flame).toBe('own');
    expect(tellSeat(seat([[9, 8]], { ends: ['win'] }), [2])).toMatchObject({ flame: 'won', chips: 'won' });
    expect(tellSeat(seat([[9, 8]], { ends: ['push'] }), [2])).toMatchObject({ flame: 'good', chips: 'lies' });
  });

  it('that was split has won with either hand, and lost with both alone', () => {
    const of = (ends: SeatView['ends']) =>
      tellSeat(
        seat(
          [
            [7, 9],
            [7, 8],
          ],
          { ends },
        ),
        [2, 2],
      );
    expect(of(['bust', 'win']).chips).toBe('won');
    expect(of(['bust', 'push']).chips).toBe('lies');
    expect(of(['bust', 'lose'])).toMatchObject({ chips: 'lost', flame: 'own' });
  });

  it('of somebody else glows, whatever its cards are, and an empty one is dark', () => {
    expect(tellSeat(seat([[9, 8]], { own: false, others: 2 }), [2]).flame).toBe('others');
    expect(tellSeat(seat([[9, 8]], { own: false }), [2]).flame).toBe('dark');
    expect(tellSeat(seat([[0, 5]], { own: false }), [2]).hands[0]?.text).toBe('7/17');
  });
});
