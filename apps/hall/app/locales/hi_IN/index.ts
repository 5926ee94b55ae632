import agent from './agent.json';
import agentMoney from './agent_money.json';
import agentReport from './agent_report.json';
import app from './app.json';
import bank from './bank.json';
import cashier from './cashier.json';
import content from './content.json';
import currency from './currency.json';
import errorPage from './error_page.json';
import gameTypes from './game_types.json';
import handoff from './handoff.json';
import help from './help.json';
import home from './home.json';
import install from './install.json';
import letters from './letters.json';
import lobby from './lobby.json';
import login from './login.json';
import member from './member.json';
import message from './message.json';
import missions from './missions.json';
import offers from './offers.json';
import pg from './pg.json';
import play from './play.json';
import profile from './profile.json';
import recommend from './recommend.json';
import records from './records.json';
import recovery from './recovery.json';
import redEnvelope from './red_envelope.json';
import safety from './safety.json';
import search from './search.json';
import secondFactor from './second_factor.json';
import security from './security.json';
import settlement from './settlement.json';
import shell from './shell.json';
import signup from './signup.json';
import sports from './sports.json';
import statement from './statement.json';
import tile from './tile.json';
import tournaments from './tournaments.json';
import vip from './vip.json';
import wallet from './wallet.json';
import windows from './windows.json';
import withdrawal from './withdrawal.json';

/** Texts by file; those of `message.json` keep the plain names that the specification gives them. */
export const resources = {
  ...message,
  agent,
  agent_money: agentMoney,
  agent_report: agentReport,
  settlement,
  app,
  bank,
  content,
  currency,
  error_page: errorPage,
  game_types: gameTypes,
  handoff,
  help,
  home,
  install,
  lobby,
  login,
  member,
  wallet,
  cashier,
  missions,
  records,
  recovery,
  pg,
  play,
  search,
  second_factor: secondFactor,
  security,
  shell,
  signup,
  sports,
  tile,
  tournaments,
  vip,
  windows,
  letters,
  offers,
  withdrawal,
  safety,
  profile,
  recommend,
  red_envelope: redEnvelope,
  statement,
};
