import { memberCommonLayout } from '@pavilion/contract/identity';
import { myCash } from '@pavilion/contract/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { failureText } from '../../../api/failureText.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { showToast } from '../../../ui/toast.ts';
import { getBalanceBack, oneKeyBack, type TransferBackOutcome } from './transferBack.ts';

const codeTexts = {
  101: 'one_key_err_code_101',
  102: 'one_key_err_code_102',
  103: 'one_key_err_code_103',
  104: 'one_key_err_code_104',
  105: 'one_key_err_code_105',
} as const;

/** The text of a code of spec §8, Transfer back. */
export const useCodeText = () => {
  const { t } = useTranslation();
  return (code: keyof typeof codeTexts): string => t(codeTexts[code]);
};

/** Brings balances back, says how it went and has the figures fetched anew. */
export const useBringBack = () => {
  const { t } = useTranslation();
  const codeText = useCodeText();
  const client = useQueryClient();
  const refresh = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [myCash.path] }),
        client.invalidateQueries({ queryKey: [memberCommonLayout.path] }),
      ]),
    [client],
  );
  const tell = (outcome: TransferBackOutcome): void => {
    if (outcome.kind === 'done') showToast({ kind: 'success', text: t('success') });
    if (outcome.kind === 'code')
      showToast({ kind: outcome.code === 104 ? 'info' : 'error', text: codeText(outcome.code) });
    if (outcome.kind === 'failed') showToast({ kind: 'error', text: failureText(outcome.error, t) });
  };
  const bring = async (work: () => Promise<TransferBackOutcome>): Promise<void> => {
    tell(await work());
    // Not waited for: whoever rests after an answer begins to rest with it.
    void refresh();
  };
  return {
    oneKey: () => bring(oneKeyBack),
    getBack: () => bring(getBalanceBack),
    refresh,
  };
};
