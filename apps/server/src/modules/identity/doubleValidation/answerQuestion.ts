import type { QuestionColumn } from '@pavilion/contract/identity';
import { doubleValidation } from '@pavilion/contract/identity';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { Refusal, refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { judgeAddress } from '../addressRules.ts';
import type { CaptchaServices } from '../captcha/captchaServices.ts';
import {
  countWrongAnswer,
  credentialHashOf,
  endChallenge,
  type FoundChallenge,
  findChallenge,
  holdChallenge,
} from '../challenges/loginChallenges.ts';
import { type AdmittedMember, admitMember, completeLogin, type LoggedIn } from '../commands/completeLogin.ts';
import { type CaptchaVerdict, judgeCaptcha } from '../commands/redeemCaptcha.ts';
import type { DeviceInfo } from '../deviceInfo.ts';
import type { PasswordHasher } from '../passwords.ts';
import type { IdentityTables } from '../tables.ts';
import { answerFits } from './answers.ts';
import { countGuess, forgetGuesses, guessLimits, hasGuessedTooOften } from './guesses.ts';
import { findStoredAnswers, questionsStateSchema } from './questions.ts';

export interface DoubleValidationDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox'> {
  readonly passwords: PasswordHasher;
  readonly captchaServices: CaptchaServices;
}

export interface QuestionAnswer {
  readonly siteId: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly country?: string | null;
  readonly memberLoginId: string;
  readonly answer: string;
  readonly captchaToken: string;
  readonly captchaAnswer: string;
  readonly device: DeviceInfo;
}

type Outcome =
  | { readonly kind: 'in'; readonly loggedIn: LoggedIn }
  | { readonly kind: 'wrong'; readonly answersLeft: number }
  | { readonly kind: 'spent' }
  | { readonly kind: 'over' };

/** Which code tells what was wrong with the captcha (decision 0021). */
const captchaCodes = {
  blank: 103,
  unknown: 104,
  misread: 105,
  late: 205,
  foreign: 206,
} as const satisfies Record<Exclude<CaptchaVerdict, 'read'>, number>;

/** Of the login's codes: an operator demands withdraw verification. */
const withdrawVerificationCode = 802;

const over = () => refused(doubleValidation.codes, 101, 'double_validation_over');

/**
 * Whether the member may come in, in the codes of this call: what login tells with 102 and 103 is 102 here. Null when the
 * login has to start over: the password was changed, or withdraw verification is demanded, which the login tells.
 */
const admit = async (
  client: PoolClient,
  siteId: number,
  asked: FoundChallenge,
): Promise<AdmittedMember | null> => {
  try {
    const member = await admitMember(client, { siteId, memberId: asked.memberId });
    return credentialHashOf(member.passwordHash).equals(asked.credentialHash) ? member : null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === withdrawVerificationCode) return null;
    throw refused(doubleValidation.codes, 102, error.messageKey);
  }
};

interface Judgement {
  readonly asked: FoundChallenge;
  readonly question: QuestionColumn;
  readonly fits: boolean;
  readonly now: Date;
}

/** Judges under the locks of member and challenge: however many answers come at once, each is counted. */
const judge = async (
  { outbox }: DoubleValidationDeps,
  client: PoolClient,
  given: QuestionAnswer,
  { asked, question, fits, now }: Judgement,
): Promise<Outcome> => {
  const db = kyselyOn<IdentityTables>(client);
  const { tokenHash, memberId } = asked;
  const ended = async (kind: 'over' | 'spent'): Promise<Outcome> => {
    await endChallenge(db, tokenHash);
    return { kind };
  };
  const member = await admit(client, given.siteId, asked);
  if (member === null) return ended('over');
  const challenge = await holdChallenge(client, 'questions', { ...given, now });
  if (challenge === undefined) return { kind: 'over' };
  if (await hasGuessedTooOften(db, memberId, now)) return ended('spent');
  const isStillAsked = questionsStateSchema.parse(challenge.state).questions[0] === question;
  if (fits && isStillAsked) {
    await endChallenge(db, tokenHash);
    await forgetGuesses(db, memberId);
    return { kind: 'in', loggedIn: await completeLogin(client, outbox, member, { ...given, now }) };
  }
  const answersLeft = Math.min(
    guessLimits.challengeMax - (await countWrongAnswer(db, tokenHash)),
    guessLimits.memberMax - (await countGuess(db, memberId, now)),
  );
  return answersLeft > 0 ? { kind: 'wrong', answersLeft } : ended('spent');
};

/**
 * Answers the question of a login (spec §4 Double verification, §8): the session when it fits. Refuses with 106 for a
 * denied address, 103, 104, 105, 205 and 206 for the captcha, 101 when the challenge is over, 102 when the account was
 * closed meanwhile, 998 for a wrong answer with the `answers_left`, and 202 when there have been too many.
 */
export const answerQuestion = async (
  deps: DoubleValidationDeps,
  given: QuestionAnswer,
): Promise<LoggedIn> => {
  const { pool, clock, outbox, passwords } = deps;
  const { siteId, ip } = given;
  const db = createKysely<IdentityTables>(pool);
  const now = clock.now();

  const { loginCode } = await judgeAddress(db, siteId, ip);
  if (loginCode !== null) throw refused(doubleValidation.codes, 106, 'ip_error');
  const verdict = await judgeCaptcha(db, deps.captchaServices, {
    token: given.captchaToken,
    answer: given.captchaAnswer,
    siteId,
    type: 1,
    now,
  });
  if (verdict !== 'read') throw refused(doubleValidation.codes, captchaCodes[verdict], 'verify_failed');

  // The slow hash of a withdraw password is reckoned before anything is locked; what it means is judged under the locks.
  const asked = await findChallenge(db, 'questions', { ...given, now });
  if (asked === undefined) throw over();
  const [question] = questionsStateSchema.parse(asked.state).questions;
  if (question === undefined) throw over();
  const stored = await findStoredAnswers(db, { siteId, memberId: asked.memberId });
  const fits = await answerFits(passwords, question, stored[question], given.answer);

  const outcome = await withTransaction(pool, (client) =>
    judge(deps, client, given, { asked, question, fits, now }),
  );
  switch (outcome.kind) {
    case 'in':
      outbox.wake();
      return outcome.loggedIn;
    case 'wrong':
      throw refused(doubleValidation.codes, 998, 'double_validation_faild', {
        answers_left: outcome.answersLeft,
      });
    case 'spent':
      throw refused(doubleValidation.codes, 202, 'double_validation_spent');
    case 'over':
      throw over();
  }
};
