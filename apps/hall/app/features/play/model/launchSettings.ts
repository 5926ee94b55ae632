import { type LaunchSettings, launchSettings } from '@pavilion/contract/play';
import { callApi } from '../../../api/client.ts';

/** How games open here, asked for before anybody presses a tile: at the press there is no time to ask. */
const freshMs = 60_000;

let known: LaunchSettings | null = null;
let askedAtMs = Number.NEGATIVE_INFINITY;

export const knownSettings = (): LaunchSettings | null => known;

/** Asks anew what is older than a minute. Without an answer what is known stays; a start then goes by the common rules. */
export const refreshSettings = async (): Promise<LaunchSettings | null> => {
  if (performance.now() - askedAtMs < freshMs) return known;
  askedAtMs = performance.now();
  try {
    known = await callApi(launchSettings, {});
  } catch {
    askedAtMs = Number.NEGATIVE_INFINITY;
  }
  return known;
};
