import { answerSchema, isSuccess, requestTimeoutMs } from '@pavilion/contract';
import { clientCaptchaDataSchema } from '@pavilion/contract/ownRoutes';
import { CallFailure } from '../../../api/failure.ts';
import { timeoutAfter } from '../../../api/timeoutAfter.ts';

export interface ClientCaptcha {
  /** Data address of the drawn picture. */
  readonly src: string;
  /** What the picture shows, to compare with what is typed. A look-at-it check: the server never hears of it. */
  readonly text: string;
}

const nonceBytes = 12;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Opens AES-256-GCM as `/clientCaptcha` seals it: nonce, ciphertext, tag. */
const open = async (sealed: string, key: string): Promise<string> => {
  const bytes = bytesOf(sealed);
  const cryptoKey = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, nonceBytes) };
  const text = await crypto.subtle.decrypt(algorithm, cryptoKey, bytes.subarray(nonceBytes));
  return new TextDecoder().decode(text);
};

/** A picture with its text, from the site's own route (spec §7). Throws `CallFailure`. */
export const readClientCaptcha = async (): Promise<ClientCaptcha> => {
  const response = await fetch('/clientCaptcha', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: document.documentElement.dataset.locale ?? '' },
    body: '{}',
    signal: timeoutAfter(requestTimeoutMs),
  }).catch((error: unknown) => {
    throw new CallFailure(
      error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network',
    );
  });
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success || !isSuccess(answer.data.code)) {
    throw new CallFailure('problem', { code: response.status });
  }
  const { svg, text, key } = clientCaptchaDataSchema.parse(answer.data.data);
  const plain = await open(text, key).catch(() => {
    throw new CallFailure('malformed');
  });
  return { src: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`, text: plain };
};
