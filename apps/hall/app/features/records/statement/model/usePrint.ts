import type { DataOf } from '@pavilion/contract';
import { type PostingRecord, recordsTransaction } from '@pavilion/contract/records';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../api/client.ts';
import { useSending } from '../../../../api/useSending.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { showToast } from '../../../../ui/toast.ts';

/** Lines of one print; whoever needs more takes the file. */
const linesMax = 1_000;
const pageSize = 100;

export interface Sheet {
  /** Newest first. */
  readonly lines: readonly PostingRecord[];
  /** There are more than are printed. */
  readonly isCut: boolean;
}

const readLines = async (range: { from: string; to: string }): Promise<Sheet> => {
  const lines: PostingRecord[] = [];
  for (let cursor: string | undefined; lines.length < linesMax; ) {
    const page: DataOf<typeof recordsTransaction> = await callApi(recordsTransaction, {
      ...range,
      count: pageSize,
      ...(cursor === undefined ? {} : { cursor }),
    });
    lines.push(...page.list);
    if (page.next_cursor === null) return { lines, isCut: false };
    cursor = page.next_cursor;
  }
  return { lines, isCut: true };
};

/** Fetches what a range is printed with and opens the browser's own print; the sheet goes when that is closed. */
export const usePrint = (range: { from: string; to: string } | null) => {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    if (sheet === null) return;
    const away = (): void => setSheet(null);
    window.addEventListener('afterprint', away);
    // Drawn by now: effects run after the sheet is in the page.
    window.print();
    return () => window.removeEventListener('afterprint', away);
  }, [sheet]);
  const { send, isPending } = useSending(
    async () => {
      if (range !== null) setSheet(await readLines(range));
    },
    () => showToast({ kind: 'error', text: t('statement.failed') }),
  );
  return { sheet, fetching: isPending, print: send };
};
