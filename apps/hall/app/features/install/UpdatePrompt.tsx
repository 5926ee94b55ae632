import IconX from '~icons/lucide/x';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

/** Says that the house has been rebuilt since this page was opened; whoever is busy may leave it. */
export const UpdatePrompt = ({ onLater }: { readonly onLater: () => void }) => {
  const { t } = useTranslation();
  return (
    <aside
      role="status"
      data-part="overlay"
      className="fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-[1050] mx-auto flex max-w-md items-center gap-2 rounded-card bg-higher py-2 pr-2 pl-4 shadow-lift ring-1 ring-line ring-inset lg:right-auto lg:bottom-6 lg:left-6"
    >
      <p className="min-w-0 flex-1 text-sm">{t('install.update_text')}</p>
      <Button size="sm" onClick={() => location.reload()}>
        {t('install.update_reload')}
      </Button>
      <IconButton label={t('shell.close')} onClick={onLater}>
        <IconX aria-hidden />
      </IconButton>
    </aside>
  );
};
