import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { showToast } from '../../../ui/toast.ts';

interface TextFile {
  readonly file_name: string;
  readonly content: string;
}

/** Hands a blob to the browser under a name. */
export const saveBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** Fetches a file that comes with its answer, and saves it. */
export const useDownload = (fetchFile: () => Promise<TextFile>) => {
  const { t } = useTranslation();
  return useSending(
    async () => {
      const { file_name: name, content } = await fetchFile();
      // Spreadsheets take a CSV without a byte order mark for one of the machine's own alphabet.
      saveBlob(name, new Blob(['\ufeff', content], { type: 'text/csv;charset=utf-8' }));
    },
    () => showToast({ kind: 'error', text: t('statement.failed') }),
  );
};
