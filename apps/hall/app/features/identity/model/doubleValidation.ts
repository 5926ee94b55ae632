import {
  doubleValidation,
  doubleValidationSkip,
  type LoginData,
  type QuestionsChallenge,
} from '@pavilion/contract/identity';
import { callApi } from '../../../api/client.ts';
import { deviceInfo } from './deviceInfo.ts';
import { ownAddress } from './loginHeader.ts';

interface Answer {
  readonly memberLoginId: string;
  readonly answer: string;
  readonly captchaAnswer: string;
  readonly captchaToken: string;
}

/** Answers the question of a login. Throws `CallFailure`. */
export const answerQuestion = async ({
  memberLoginId,
  answer,
  captchaAnswer,
  captchaToken,
}: Answer): Promise<LoginData> =>
  callApi(doubleValidation, {
    ...deviceInfo(await ownAddress()),
    member_login_id: memberLoginId,
    answer,
    captcha_answer: captchaAnswer,
    captcha_token: captchaToken,
  });

/** Asks for another question. Throws `CallFailure`. */
export const skipQuestion = (memberLoginId: string): Promise<QuestionsChallenge> =>
  callApi(doubleValidationSkip, { member_login_id: memberLoginId });
