import { factorNeeded, type SecondFactorProof } from '@pavilion/contract/secondFactors';
import { type CallFailure, wasRefused } from '../../../api/failure.ts';
import { failureText } from '../../../api/failureText.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { openConfirm } from '../../secondFactors/model/openConfirm.ts';

/** What goes with a call whose agent has shown the factor; nothing before it was asked for. */
export type Shown = { readonly proof?: SecondFactorProof };

/**
 * Sends what an agent proves by the withdraw password. Whoever has a second factor is asked for it in a dialog, and the same
 * is sent with it. `onFailure` hears of every other failure.
 */
export const useProven = <Request>(
  what: { readonly title: string; readonly intro: string; readonly submitLabel: string },
  perform: (request: Request, shown: Shown) => Promise<void>,
  onFailure: (failure: CallFailure, request: Request) => void,
) => {
  const { t } = useTranslation();
  const { send, isPending, failure, forget } = useSending(
    (request: Request) => perform(request, {}),
    (failed, request) => {
      if (!wasRefused(failed, factorNeeded)) {
        onFailure(failed, request);
        return;
      }
      openConfirm({
        ...what,
        withPassword: false,
        carryOut: ({ proof }) => perform(request, proof === undefined ? {} : { proof }),
      });
    },
  );
  const isAsked = failure !== null && wasRefused(failure, factorNeeded);
  return {
    send,
    sending: isPending,
    failure: isAsked ? null : failure,
    refusal: failure === null || isAsked ? null : failureText(failure, t),
    forget,
  };
};
