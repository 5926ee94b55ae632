import { answerSchema, isSuccess } from '@pavilion/contract';
import { type LoginData, login, loginHeaderDataSchema } from '@pavilion/contract/identity';
import { callApi } from '../../../api/client.ts';
import { CallFailure } from '../../../api/failure.ts';

/** The header that a login must carry: asked for anew each time, good once (spec §7). */
const fetchLoginHeader = async (): Promise<Readonly<Record<string, string>>> => {
  const response = await fetch('/get_login_header', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: document.documentElement.dataset.locale ?? '' },
    body: '{}',
  }).catch(() => {
    throw new CallFailure('network');
  });
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success || !isSuccess(answer.data.code))
    throw new CallFailure('problem', { code: response.status });
  const { name, value } = loginHeaderDataSchema.parse(answer.data.data);
  return { [name]: value };
};

export interface LoginInput {
  readonly account: string;
  readonly password: string;
  readonly answer: string;
  readonly captchaToken: string;
}

/** Proves who somebody is. Throws `CallFailure`. */
export const logIn = async ({ account, password, answer, captchaToken }: LoginInput): Promise<LoginData> => {
  const headers = await fetchLoginHeader();
  return callApi(
    login,
    {
      account,
      password,
      answer,
      captcha_token: captchaToken,
      host: location.host,
      browser: navigator.userAgent.slice(0, 128),
    },
    { headers },
  );
};
