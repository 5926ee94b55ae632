import content from './content.json';
import errorPage from './error_page.json';
import gameTypes from './game_types.json';
import home from './home.json';
import lobby from './lobby.json';
import message from './message.json';
import shell from './shell.json';
import sports from './sports.json';
import tile from './tile.json';

/** What the pages of the hall say before anything is pressed (`loadFirstTexts`). */
export const firstTexts = {
  ...message,
  content,
  error_page: errorPage,
  game_types: gameTypes,
  home,
  lobby,
  shell,
  sports,
  tile,
};
