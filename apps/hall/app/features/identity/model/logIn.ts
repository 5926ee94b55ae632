import { type LoginData, login } from '@pavilion/contract/identity';
import { callApi } from '../../../api/client.ts';
import { deviceInfo } from './deviceInfo.ts';
import { fetchLoginHeader } from './loginHeader.ts';

export interface LoginInput {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
  readonly captchaToken: string;
}

/** Proves who somebody is. Throws `CallFailure`. */
export const logIn = async ({ account, password, answer, captchaToken }: LoginInput): Promise<LoginData> => {
  const { name, value, remote_addr } = await fetchLoginHeader();
  return callApi(
    login,
    { ...deviceInfo(remote_addr), account, password, answer, captcha_token: captchaToken },
    { headers: { [name]: value } },
  );
};
