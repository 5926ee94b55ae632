import { cookieNames } from '@pavilion/contract';

const flagSeconds = 60;

const write = (value: string, seconds: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${cookieNames.routeRegister}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
};

/** `/register` leaves this flag before it leads home (spec §2). */
export const leaveRegisterFlag = (): void => write('1', flagSeconds);

/** Whether the flag stood; it is taken down, so that the sign-up opens once. */
export const takeRegisterFlag = (): boolean => {
  const stood = document.cookie.split('; ').includes(`${cookieNames.routeRegister}=1`);
  if (stood) write('', 0);
  return stood;
};
