import IconDownload from '~icons/lucide/download';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useDownload } from './model/useDownload.ts';

/** What is shown, as a file. */
export const DownloadButton = ({ fetchFile }: { readonly fetchFile: Parameters<typeof useDownload>[0] }) => {
  const { t } = useTranslation();
  const { send, isPending } = useDownload(fetchFile);
  return (
    <Button data-action="download" busy={isPending} onClick={() => send()}>
      <IconDownload aria-hidden className="size-4" />
      {t('statement.download')}
    </Button>
  );
};
