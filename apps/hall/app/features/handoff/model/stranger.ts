import {
  memberThirdPartyAdopt,
  type ThirdPartyStranger,
  thirdPartyStrangerSchema,
} from '@pavilion/contract/oidc';
import { callApi } from '../../../api/client.ts';
import { keptInTab } from '../../../session/storage.ts';
import type { Confirmed } from '../../secondFactors/model/confirm.ts';
import { strangerKey } from './strangerKey.ts';

/**
 * Keeps a stranger in this tab until that person has signed up or logged in and says whether to take the proof along.
 * False when the data are no stranger's.
 */
export const keepStranger = (data: unknown): boolean => {
  const stranger = thirdPartyStrangerSchema.safeParse(data);
  if (stranger.success) keptInTab.set(strangerKey, JSON.stringify(stranger.data));
  return stranger.success;
};

export const forgetStranger = (): void => keptInTab.remove(strangerKey);

export const waitingStranger = (): ThirdPartyStranger | null => {
  try {
    return thirdPartyStrangerSchema.safeParse(JSON.parse(keptInTab.get(strangerKey) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

/** Links what was proved to the member who is logged in and has confirmed it. Throws `CallFailure`. */
export const adoptStranger = async (
  { link_ticket }: ThirdPartyStranger,
  confirmed: Confirmed,
): Promise<void> => {
  await callApi(memberThirdPartyAdopt, { link_ticket, ...confirmed });
  forgetStranger();
};
