import type { Own } from '../ladderWords.ts';

export const words: Own = {
  tagline: 'Blackjack with a lantern ladder',
  welcome: 'Light the ladder or a moon, place your bet and deal',
  rules: [
    {
      title: 'Lantern Ladder',
      text: 'Before the deal you can light the Lantern Ladder. It takes a fifth of your bet and the hand has the rest; doubling, splitting and insurance follow the hand. It wins when the dealer goes over 21, and pays the more the more cards that took, up to 500 times. With the ladder lit the dealer plays on whatever became of your hand, unless the dealer has blackjack.',
    },
    {
      title: 'Moons',
      text: 'You can also choose one of three moons, for another fifth of your bet. It looks at what your first two cards count, an ace as 11 where it can: New Moon 4–11, Half Moon 12–16, Full Moon 17–21. It is paid at the deal. Every hand is one of the three: the Half Moon pays on hands that are hard to play, the Full Moon on good ones. The RTP below is that of the ladder, the moon that returns least and the best play of the hand, the lowest of all ways to play; without either it is 99.43 %.',
    },
  ],
  lanterns: {
    names: { ladder: 'Lantern Ladder', new_moon: 'New Moon', half_moon: 'Half Moon', full_moon: 'Full Moon' },
    range: (from, to) => `${from}–${to}`,
    cards: (count, isLast) => (isLast ? `${count} or more` : `${count} cards`),
    dealerOver: 'Dealer’s cards',
    firstTwo: 'Your first two',
  },
  keys: 'Keys: space deals, Q Lantern Ladder, W New Moon, E Half Moon, R Full Moon, H hits, S stands, D doubles, P splits, I insures, N declines insurance, C switches the coach, B shows the best choice.',
};
