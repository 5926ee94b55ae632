import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import type { ToldModalProps } from '../../modals/modals.ts';
import { instantFormat } from '../../site/instantFormat.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { CustomerServiceLink } from '../../ui/CustomerServiceLink.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';

const unknownWindow = { startAt: null, endAt: null };

/** The provider is under maintenance (spec §8 Play 203): from when to when, if that is known, and whom to ask. */
export const MaintenanceModal = ({ opened, onClose }: ToldModalProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { site } = useSite();
  const { startAt, endAt } = opened.name === 'maintenance' ? opened.told : unknownWindow;
  const format = instantFormat(locale, site.time_zone);
  const text =
    startAt && endAt
      ? t('lobby.maintenance_window', {
          start: format.format(new Date(startAt)),
          end: format.format(new Date(endAt)),
        })
      : t('lobby.maintenance_text');
  return (
    <TemplateDialog
      open
      title={t('play.maintenance_title')}
      onClose={onClose}
      footer={
        <>
          <CustomerServiceLink className={buttonClass()}>{t('shell.service')}</CustomerServiceLink>
          <Button tone="main" onClick={onClose}>
            {t('play.understood')}
          </Button>
        </>
      }
    >
      <EmptyScene scene="maintenance" title={t('play.maintenance_dear')} text={text} />
    </TemplateDialog>
  );
};
