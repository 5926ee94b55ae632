import { Alert } from '@mui/material';
import { useFailureText } from './failureText.ts';

/** Why something was not done; nothing while there is no reason. */
export const Refusal = ({ failure }: { readonly failure: unknown }) => {
  const failureText = useFailureText();
  if (failure === null || failure === undefined) return null;
  return (
    <Alert severity="error" role="alert">
      {failureText(failure)}
    </Alert>
  );
};
