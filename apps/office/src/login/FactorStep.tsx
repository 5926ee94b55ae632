import { officeFactorOptions, officeProveFactor } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { callOffice } from '../api/callOffice.ts';
import { FactorProof } from '../factors/FactorProof.tsx';
import { takeSession } from '../session/session.ts';

/** The second step of a login. */
export const FactorStep = () => {
  const translate = useTranslate();
  return (
    <FactorProof
      call={officeFactorOptions}
      introduce={(method) => translate(`office.factor.prove_${method}`)}
      confirm={translate('office.login.enter')}
      prove={async (proof) => takeSession(await callOffice(officeProveFactor, { proof }))}
    />
  );
};
