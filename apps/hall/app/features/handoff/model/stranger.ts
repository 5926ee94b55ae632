import {
  memberThirdPartyAdopt,
  type ThirdPartyStranger,
  thirdPartyStrangerSchema,
} from '@pavilion/contract/oidc';
import { callApi } from '../../../api/client.ts';

const key = 'third-party-stranger';

/**
 * Somebody whom a third party has proved and no member is linked to. Kept in this tab until that person has signed up or
 * logged in and takes the proof along, or thinks better of it.
 */
export const keepStranger = (data: unknown): boolean => {
  const stranger = thirdPartyStrangerSchema.safeParse(data);
  if (stranger.success) sessionStorage.setItem(key, JSON.stringify(stranger.data));
  return stranger.success;
};

export const forgetStranger = (): void => sessionStorage.removeItem(key);

export const waitingStranger = (): ThirdPartyStranger | null => {
  const raw = sessionStorage.getItem(key);
  return raw === null ? null : (thirdPartyStrangerSchema.safeParse(JSON.parse(raw)).data ?? null);
};

/** Links what was proved to the member who has just come in. Throws `CallFailure`. */
export const adoptStranger = async ({ link_ticket }: ThirdPartyStranger): Promise<void> => {
  forgetStranger();
  await callApi(memberThirdPartyAdopt, { link_ticket });
};
