import { isSuccess, type PageServices, pageDevices } from '@pavilion/contract';
import { playCodes } from '@pavilion/contract/play';
import { sportQuickbetUrl } from '@pavilion/contract/sports';
import { data } from 'react-router';

export interface SportsData {
  readonly url: string;
  readonly gpId: number;
  /** The game that a chosen event opens. */
  readonly gameCode: string;
}

/** Where the site's sports page stands. A refusal is the page's error, in the server's words (spec §8). */
export const loadSports = async (services: PageServices): Promise<SportsData> => {
  const answer = await services.call(sportQuickbetUrl, {
    currency: services.currency,
    support_device: pageDevices[services.template],
    domain: services.origin,
  });
  if (!isSuccess(answer.code))
    throw data(answer.message, { status: answer.code === playCodes.gameNotFound ? 404 : 502 });
  const { url, gp_id: gpId, game_code: gameCode } = answer.data.detail;
  return { url, gpId, gameCode };
};
