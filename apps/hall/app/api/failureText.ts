import type { Translate } from '../i18n/texts.ts';
import { isCallFailure } from './failure.ts';

/** What a person is told of a call that failed: the server's words where it had any (spec §8 Requests). */
export const failureText = (error: unknown, t: Translate): string => {
  if (!isCallFailure(error)) return t('error');
  switch (error.kind) {
    case 'timeout':
      return t('requestTimeout');
    case 'network':
      return t('networkError');
    case 'unauthenticated':
      return t('session_expired');
    case 'malformed':
    case 'aborted':
      return t('error');
    case 'refused':
    case 'problem':
      return error.message === error.kind ? t('error') : error.message;
  }
};
