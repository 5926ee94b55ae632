import { cookieNames } from '@pavilion/contract';
import { dropCookie, readCookie, writeCookie } from '../../signup/model/cookies.ts';

const flagSeconds = 60;

/** `/fastDeposit` leaves this flag before it leads home (spec §2). */
export const leaveFastDepositFlag = (): void => writeCookie(cookieNames.fastDeposit, '1', flagSeconds);

/** Whether the flag stood; it is taken down, so that home leads on once. */
export const takeFastDepositFlag = (): boolean => {
  const stood = readCookie(cookieNames.fastDeposit) === '1';
  if (stood) dropCookie(cookieNames.fastDeposit);
  return stood;
};
