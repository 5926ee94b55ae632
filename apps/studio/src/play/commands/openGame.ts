import { type Minor, minor, toDecimal } from '@pavilion/money';
import { firstStakeOf, nearestLower, upTo } from '../../games/stakes.ts';
import type { Studio } from '../../infra/studio.ts';
import { presentFairness } from '../fairness.ts';
import { readFreeRounds } from '../freeRounds.ts';
import { netOf } from '../money/sessionNet.ts';
import { presentRoundBriefly } from '../presenter.ts';
import { currencyOf, findLastRound, gameOf, orNull, type SeatRow, stepsOf } from '../rows.ts';
import { beganAt } from '../sessions.ts';
import type { OpenAnswer } from '../views.ts';
import type { Entered } from './enterGame.ts';

/** spec §7, `gt_id`: slots, and lotteries that are drawn at a press. */
const autoplayTypes: readonly number[] = [2, 5];

/** The stake that the player last used, or the one below it where it is not offered any more. */
const stakeFor = (seat: SeatRow, offered: readonly Minor[]): Minor =>
  nearestLower(offered, orNull(seat.last_stake_minor) ?? firstStakeOf(currencyOf(seat)));

/** What the page of a game is told when somebody has come in. */
export const openGame = async (studio: Studio, entered: Entered): Promise<OpenAnswer> => {
  const { seat, session, balance, sessionBefore } = entered;
  const game = gameOf(seat);
  const currency = currencyOf(seat);
  const stakes = upTo(game.stakesOf(currency), orNull(session.bet_max_minor));
  const round = await findLastRound(studio.db, seat.id);
  const untold =
    round?.closed_at && round.attempts > 0 && sessionBefore !== null && round.closed_at > sessionBefore;
  const freeRounds = await readFreeRounds(studio.db, seat, studio.clock.now());
  return {
    session: entered.token,
    gameCode: seat.game_code,
    demo: seat.demo,
    currency,
    locale: session.locale,
    lobbyUrl: session.lobby_url,
    playedMs: Math.max(0, studio.clock.now().getTime() - beganAt(session).getTime()),
    sessionNet: toDecimal(minor(await netOf(studio.db, seat, session)), currency),
    balance: balance === null ? null : toDecimal(balance, currency),
    stakes: stakes.map((stake) => toDecimal(stake, currency)),
    stake: freeRounds?.stake ?? toDecimal(stakeFor(seat, stakes), currency),
    freeRounds,
    autoplay: autoplayTypes.includes(game.gameType) && session.may_autoplay,
    hurry: session.may_hurry,
    roundMs: session.round_ms,
    buy: session.may_buy_feature ? [...(game.bought ?? [])] : [],
    feedsLights: game.feedsLights ?? false,
    round: round ? presentRoundBriefly(round, await stepsOf(studio.db, round.id), currency) : null,
    notice: !untold ? null : round.state === 'returned' ? 'returned' : 'finished',
    fairness: presentFairness(seat),
    theory: { rtpBp: game.rtpBp(), measured: game.measured },
  };
};
