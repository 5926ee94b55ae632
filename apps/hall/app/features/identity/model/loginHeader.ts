import { answerSchema, isSuccess } from '@pavilion/contract';
import { loginHeaderDataSchema } from '@pavilion/contract/identity';
import { CallFailure } from '../../../api/failure.ts';

/** The address that the site saw this browser at, once it has told. */
let seenAddress: string | undefined;

/** The header that a login must carry: asked for anew each time, good once (spec §7). */
export const fetchLoginHeader = async () => {
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
  const header = loginHeaderDataSchema.parse(data);
  seenAddress = header.remote_addr;
  return header;
};

/** For the `remote_addr` of what carries no such header; undefined when the site cannot be asked. Does not throw. */
export const ownAddress = async (): Promise<string | undefined> => {
  if (seenAddress === undefined) await fetchLoginHeader().catch(() => undefined);
  return seenAddress;
};
