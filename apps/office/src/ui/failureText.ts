import { useTranslate } from 'react-admin';
import { OfficeFailure } from '../api/failure.ts';

/** What went wrong in words: the server's where it said some. */
export const useFailureText = (): ((error: unknown) => string) => {
  const translate = useTranslate();
  return (error) =>
    error instanceof OfficeFailure
      ? translate(error.message, { _: error.message })
      : translate('office.failure.here');
};
