import { expect, it } from 'vitest';
import {
  chooseGames,
  type LobbyChoice,
  type LobbyGame,
  type LobbyLists,
  searchTextOf,
} from './lobbyFilter.ts';

const game = (gameId: number, over: Partial<LobbyGame>): LobbyGame => ({
  gameId,
  gpId: 1,
  gameType: 2,
  gameCode: `game-${gameId}`,
  name: `Game ${gameId}`,
  provider: '',
  mark: '',
  icon: '',
  state: 'coming_soon',
  isNew: false,
  isHot: false,
  rtpBp: null,
  stakeMin: null,
  stakeMax: null,
  search: '',
  labels: [],
  ...over,
});

const games = [
  game(1, {
    name: 'Tiger',
    search: searchTextOf({ zh_CN: '竹林虎影', en_US: 'Tiger in Bamboo' }, 'tiger-bamboo'),
    isHot: true,
    rtpBp: 9_400,
  }),
  game(2, {
    name: 'Koi',
    search: searchTextOf({ zh_CN: '锦鲤灯影', en_US: 'Koi Lanterns' }, 'koi-lantern'),
    state: 'live',
    isNew: true,
    rtpBp: 9_600,
    labels: [7],
  }),
  game(3, {
    name: 'Comet',
    search: searchTextOf({ zh_CN: '彗星越岭', en_US: 'Comet over Peaks' }, 'comet-peaks'),
    state: 'live',
    rtpBp: 9_500,
  }),
];
const lists: LobbyLists = { favorites: [3, 1], lastPlayed: [2], popular: [3, 2, 99] };
const all: LobbyChoice = { tab: 'all_game', search: '', sort: 'recommended', label: null };

it.each<[string, Partial<LobbyChoice>, number[]]>([
  ['all, what can be played first', {}, [2, 3, 1]],
  ['favourites in the order of the member', { tab: 'my_favorite' }, [3, 1]],
  ['last played', { tab: 'last_play' }, [2]],
  ['hot', { tab: 'hot' }, [1]],
  ['new', { tab: 'new' }, [2]],
  ['popular, without games that are not here', { tab: 'popular' }, [3, 2]],
  ['a Chinese name on an English page', { search: '锦鲤' }, [2]],
  ['an English name, in any case, with stray spaces', { search: '  LANTERNS koi ' }, [2]],
  ['full-width letters', { search: 'Ｋｏｉ' }, [2]],
  ['part of a code', { search: 'comet peaks' }, [3]],
  ['nothing', { search: 'zzz' }, []],
  ['a label', { label: 7 }, [2]],
  ['by name', { sort: 'name' }, [3, 2, 1]],
  ['by return', { sort: 'rtp' }, [2, 3, 1]],
])('%s', (_name, choice, expected) => {
  expect(chooseGames(games, lists, { ...all, ...choice }, 'en').map(({ gameId }) => gameId)).toEqual(
    expected,
  );
});
