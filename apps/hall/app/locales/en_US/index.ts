import type { LocaleResources } from '../index.ts';
import content from './content.json';
import errorPage from './error_page.json';
import gameTypes from './game_types.json';
import home from './home.json';
import message from './message.json';
import pg from './pg.json';
import shell from './shell.json';
import tile from './tile.json';
import windows from './windows.json';

export const resources = {
  ...message,
  content,
  error_page: errorPage,
  game_types: gameTypes,
  home,
  pg,
  shell,
  tile,
  windows,
} satisfies LocaleResources;
