import { cookieNames } from '@pavilion/contract';
import { dropCookie, readCookie } from '../../signup/model/cookies.ts';

/** Whether `/fastDeposit` has left its flag (spec §2); it is taken down, so that home leads on once. */
export const takeFastDepositFlag = (): boolean => {
  const stood = readCookie(cookieNames.fastDeposit) === '1';
  if (stood) dropCookie(cookieNames.fastDeposit);
  return stood;
};
