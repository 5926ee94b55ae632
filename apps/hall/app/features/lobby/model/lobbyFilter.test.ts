import { foldSearchText } from '@pavilion/contract';
import { expect, it } from 'vitest';
import {
  chooseGames,
  everything,
  type LobbyChoice,
  type LobbyLists,
  orderGames,
  shownNames,
} from './lobbyFilter.ts';
import type { LobbyGame } from './lobbyGames.ts';

const game = (gameId: number, over: Partial<LobbyGame>): LobbyGame => ({
  gameId,
  gpId: 1,
  gameType: 2,
  gameCode: `game-${gameId}`,
  name: `Game ${gameId}`,
  provider: '',
  mark: '',
  house: 0,
  icon: '',
  state: 'coming_soon',
  isNew: false,
  isHot: false,
  rtpBp: null,
  isRtpUpTo: false,
  stakeMin: null,
  stakeMax: null,
  labels: [],
  ...over,
});

const games = [
  game(1, {
    name: 'Tiger',
    isHot: true,
    rtpBp: 9_400,
  }),
  game(2, {
    name: 'Koi',
    state: 'live',
    isNew: true,
    rtpBp: 9_600,
    labels: [7],
  }),
  game(3, {
    name: 'Comet',
    state: 'live',
    rtpBp: 9_500,
  }),
];
const lists: LobbyLists = {
  my_favorites: [3, 1],
  last_play_games: [2],
  popular: [3, 2, 99],
  hot: null,
  labelled: null,
};
const names: readonly [number, string][] = [
  [1, '竹林虎影 Tiger in Bamboo Hổ trong rừng trúc tiger bamboo'],
  [2, '锦鲤灯影 Koi Lanterns Đèn lồng cá chép koi lantern'],
  [3, '彗星越岭 Comet over Peaks Sao chổi vượt núi comet peaks'],
];
const texts = new Map(names.map(([id, text]) => [id, foldSearchText(text)]));

it.each<[string, Partial<LobbyChoice>, number[]]>([
  ['all, what can be played first', {}, [2, 3, 1]],
  ['favourites in the order of the member', { tab: 'my_favorite' }, [3, 1]],
  ['last played', { tab: 'last_play' }, [2]],
  ['hot', { tab: 'hot' }, [1]],
  ['new', { tab: 'new' }, [2]],
  ['popular, without games that are not here', { tab: 'popular' }, [3, 2]],
  ['a Chinese name on an English page', { search: '锦鲤' }, [2]],
  ['an English name, in any case, with stray spaces', { search: '  LANTERNS koi ' }, [2]],
  ['a Vietnamese name without its marks', { search: 'den long' }, [2]],
  ['full-width letters', { search: 'Ｋｏｉ' }, [2]],
  ['part of a code', { search: 'comet peaks' }, [3]],
  ['nothing', { search: 'zzz' }, []],
  ['a label', { label: 7 }, [2]],
  ['by name', { sort: 'name' }, [3, 2, 1]],
  ['by return', { sort: 'rtp' }, [2, 3, 1]],
  ['what can be played', { playable: true }, [2, 3]],
  ['of what is searched for, what can be played', { playable: true, search: 'tiger' }, []],
  ['favourites, whether they have opened or not', { playable: true, tab: 'my_favorite' }, [3, 1]],
])('%s', (_name, choice, expected) => {
  const given = { ...everything, playable: false, ...choice };
  const found = chooseGames(orderGames(games, given.sort, 'en'), texts, lists, given);
  expect(found.map(({ gameId }) => gameId)).toEqual(expected);
});

it('takes what is hot and what carries a label from the house once it has told', () => {
  const told: LobbyLists = { ...lists, hot: [3, 1], labelled: new Set([1, 3]) };
  const found = (choice: Partial<LobbyChoice>) =>
    chooseGames(games, texts, told, { ...everything, playable: false, ...choice }).map(
      ({ gameId }) => gameId,
    );
  expect(found({ tab: 'hot' })).toEqual([3, 1]);
  expect(found({ label: 7 })).toEqual([1, 3]);
  expect(found({ tab: 'hot', label: 7, search: 'tiger' })).toEqual([1]);
});

it('leaves out at first what has not opened, and lets what rests for maintenance stand behind what is live', () => {
  const resting = game(4, { state: 'maintenance' });
  const ordered = orderGames([resting, ...games], everything.sort, 'en');
  expect(chooseGames(ordered, texts, lists, everything).map(({ gameId }) => gameId)).toEqual([2, 3, 4]);
});

it('finds by the names that are shown until the others are there', () => {
  const ordered = orderGames(games, 'recommended', 'en');
  const found = (search: string) =>
    chooseGames(ordered, shownNames(games), lists, { ...everything, search }).map(({ gameId }) => gameId);
  expect(found('comet')).toEqual([3]);
  expect(found('game 2')).toEqual([2]);
  expect(found('锦鲤')).toEqual([]);
});

it('of the same return, what always returns it stands before what does at best', () => {
  const same = [
    game(1, { rtpBp: 9_600, isRtpUpTo: true }),
    game(2, { rtpBp: 9_600 }),
    game(3, { rtpBp: 9_700 }),
  ];
  expect(orderGames(same, 'rtp', 'en').map(({ gameId }) => gameId)).toEqual([3, 2, 1]);
});
