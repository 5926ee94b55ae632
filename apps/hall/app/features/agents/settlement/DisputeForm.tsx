import {
  agentDisputeWords,
  agentSettlement,
  agentSettlementBill,
  agentSettlementDispute,
} from '@pavilion/contract/agentBills';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { sentRequest } from '../../../session/sentRequest.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field, Textarea } from '../../../ui/Field.tsx';
import { RefusalNote } from '../../../ui/RefusalNote.tsx';
import { showToast } from '../../../ui/toast.ts';

const sent = sentRequest('agent-dispute');
const wordsRows = 4;

interface DisputeFormProps {
  readonly billId: string;
  /** Of the bill, as its file counts them; left out where the bill as a whole is not right. */
  readonly line?: number;
  readonly onSent?: () => void;
}

/** Says that a bill, or one line of it, is not right. */
export const DisputeForm = ({ billId, line, onSent }: DisputeFormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const said = words.trim();
  const opening = useSending(
    async () => {
      const about = line === undefined ? {} : { line };
      const request_id = sent.idOf(JSON.stringify([billId, line ?? 0, said]));
      await callApi(agentSettlementDispute, { request_id, bill_id: billId, ...about, words: said });
      sent.forget();
      setWords('');
      showToast({ kind: 'success', text: t('settlement.dispute_opened') });
      for (const { path } of [agentSettlement, agentSettlementBill])
        await client.invalidateQueries({ queryKey: [path] });
      onSent?.();
    },
    () => undefined,
  );
  const isLong = said.length >= agentDisputeWords.min;
  return (
    <form
      data-form={line === undefined ? 'dispute' : 'line-dispute'}
      noValidate
      className="flex max-w-xl flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLong) opening.send();
      }}
    >
      <Field
        label={t(line === undefined ? 'settlement.dispute_bill' : 'settlement.dispute')}
        hint={t('settlement.dispute_hint')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={wordsRows}
            maxLength={agentDisputeWords.max}
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              opening.forget();
            }}
          />
        )}
      </Field>
      <RefusalNote text={opening.failure?.message} />
      <div>
        <Button type="submit" busy={opening.isPending} disabled={!isLong}>
          {t('settlement.dispute_submit')}
        </Button>
      </div>
    </form>
  );
};
