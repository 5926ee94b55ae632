import { cookieNames } from '@pavilion/contract';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

const flagSeconds = 60;

/** `/register` leaves this flag before it leads home (spec §2). */
export const leaveRegisterFlag = (): void => writeCookie(cookieNames.routeRegister, '1', flagSeconds);

/** Whether the flag stood; it is taken down, so that the sign-up opens once. */
export const takeRegisterFlag = (): boolean => {
  const stood = readCookie(cookieNames.routeRegister) === '1';
  if (stood) dropCookie(cookieNames.routeRegister);
  return stood;
};
