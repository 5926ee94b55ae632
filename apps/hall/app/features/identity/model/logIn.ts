import { answerSchema, isSuccess } from '@pavilion/contract';
import { type LoginData, login, loginHeaderDataSchema } from '@pavilion/contract/identity';
import { callApi } from '../../../api/client.ts';
import { CallFailure } from '../../../api/failure.ts';
import { deviceInfo } from './deviceInfo.ts';

/** The header that a login must carry: asked for anew each time, good once (spec §7). */
const fetchLoginHeader = async () => {
  const response = await fetch('/get_login_header', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: document.documentElement.dataset.locale ?? '' },
    body: '{}',
  }).catch(() => {
    throw new CallFailure('network');
  });
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new CallFailure('problem', { code: response.status });
  const { code, message, data } = answer.data;
  if (!isSuccess(code)) throw new CallFailure('problem', { code: response.status, message });
  return loginHeaderDataSchema.parse(data);
};

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
