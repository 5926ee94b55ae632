import type { QuestionColumn } from '@pavilion/contract/identity';
import { type CallOptions, defaultPassword, type Entrance } from '../../signup/testEntrance.ts';

/** Members who have everything to be asked for, and their way through a question. For tests. */

export const answers = {
  member_name: 'Ada Marsh',
  identity_id: 'A1234567',
  member_phone: '13800138000',
  member_email: 'ada@example.org',
  withdraw_password: '4711',
} as const satisfies Record<QuestionColumn, string>;

export interface Challenged {
  readonly account: string;
  readonly memberId: number;
  readonly options: CallOptions & { readonly ip: string };
  readonly udid: string;
  readonly memberLoginId: string;
  readonly question: QuestionColumn;
}

export const createQuestioning = (hall: Entrance) => {
  let members = 0;
  const columns = async () => ({
    name: answers.member_name,
    identity_id: answers.identity_id,
    phone: answers.member_phone,
    email: answers.member_email,
    withdraw_password_hash: await hall.identity.passwords.hash(answers.withdraw_password),
  });

  const udidOf = (number: number): string => `device-${number}`.padEnd(32, '0');
  let devices = 0;
  const newDevice = (): string => {
    devices += 1;
    return udidOf(devices);
  };

  const newMember = async (over: Readonly<Record<string, unknown>> = {}) => {
    members += 1;
    const account = `double${members}`;
    const memberId = await hall.addMember({ account, columns: { ...(await columns()), ...over } });
    return { account, memberId };
  };

  const login = async (account: string, udid: string | undefined, options: CallOptions) =>
    hall.call(
      '/login',
      {
        account,
        password: defaultPassword,
        ...(udid === undefined ? {} : { udid }),
        ...(await hall.captcha(1, options)),
      },
      { ...options, ticket: await hall.ticket(options) },
    );

  /** A member with every answer whose right password met a question. */
  const challenged = async (over: Readonly<Record<string, unknown>> = {}): Promise<Challenged> => {
    const member = await newMember(over);
    const options = { ip: hall.newIp() };
    const udid = newDevice();
    const { data } = await login(member.account, udid, options);
    return {
      ...member,
      options,
      udid,
      memberLoginId: String(data.member_login_id),
      question: data.question as QuestionColumn,
    };
  };

  /** Answers with a fresh captcha, fetched from an address that has not asked for one. */
  const answer = async (
    { memberLoginId, options, udid }: Challenged,
    text: string,
    over: { body?: object; options?: CallOptions } = {},
  ) => {
    const { captcha_token, answer: captcha_answer } = await hall.captcha(1, { ...options, ip: hall.newIp() });
    return hall.call(
      '/login/double_validation',
      { member_login_id: memberLoginId, answer: text, captcha_answer, captcha_token, udid, ...over.body },
      { ...options, ...over.options },
    );
  };

  const skip = ({ memberLoginId, options }: Challenged, over: CallOptions = {}) =>
    hall.call('/login/double_validation/skip', { member_login_id: memberLoginId }, { ...options, ...over });

  return { columns, newDevice, newMember, login, challenged, answer, skip };
};
