/** spec §3: game tabs */
export const gameTabs = ['all_game', 'my_favorite', 'last_play', 'hot', 'new', 'popular'] as const;
export type GameTab = (typeof gameTabs)[number];

/** spec §3: the lists that the first three tabs show; the others are lists of their own name */
export const gameTabLists = {
  all_game: 'entire_games',
  my_favorite: 'my_favorites',
  last_play: 'last_play_games',
  hot: 'hot',
  new: 'new',
  popular: 'popular',
} as const satisfies Record<GameTab, string>;
