import IconX from '~icons/lucide/x';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { FloatLine } from '../../ui/Float.tsx';

/** Says that the house has been rebuilt since this page was opened; whoever is busy may leave it. */
export const UpdatePrompt = ({ onLater }: { readonly onLater: () => void }) => {
  const { t } = useTranslation();
  return (
    <FloatLine
      name="update"
      role="status"
      className="flex flex-wrap items-center justify-end gap-2 py-2 pr-2 pl-4"
    >
      <p className="min-w-0 flex-1 basis-32 text-sm">{t('install.update_text')}</p>
      <Button size="sm" onClick={() => location.reload()}>
        {t('install.update_reload')}
      </Button>
      <IconButton label={t('shell.close')} onClick={onLater}>
        <IconX aria-hidden />
      </IconButton>
    </FloatLine>
  );
};
