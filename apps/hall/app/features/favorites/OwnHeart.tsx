import { Heart, type HeartProps } from './Heart.tsx';
import { useFavorites } from './model/favorites.ts';

/** The heart of a tile that stands alone: it finds the member's favourites itself. */
export const OwnHeart = ({ game }: Pick<HeartProps, 'game'>) => {
  const { has, toggle } = useFavorites();
  return <Heart game={game} loved={has(game.gameId)} toggle={toggle} />;
};
