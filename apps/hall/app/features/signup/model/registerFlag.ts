import { cookieNames } from '@pavilion/contract';
import { dropCookie, readCookie } from './cookies.ts';

/** Whether `/register` has left its flag (spec §2); it is taken down, so that the sign-up opens once. */
export const takeRegisterFlag = (): boolean => {
  const stood = readCookie(cookieNames.routeRegister) === '1';
  if (stood) dropCookie(cookieNames.routeRegister);
  return stood;
};
