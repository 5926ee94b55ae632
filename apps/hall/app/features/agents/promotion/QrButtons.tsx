import { useTranslation } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { savePng, saveSvg } from './qrFile.ts';

/** The QR code of a link as a file. */
export const QrButtons = ({ name, qr }: { readonly name: string; readonly qr: string }) => {
  const { t } = useTranslation();
  const png = (): Promise<void> =>
    savePng(name, qr).catch(() => showToast({ kind: 'error', text: t('statement.failed') }));
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void png()}>
        {t('agent_report.qr_as', { kind: 'PNG' })}
      </Button>
      <Button size="sm" onClick={() => saveSvg(name, qr)}>
        {t('agent_report.qr_as', { kind: 'SVG' })}
      </Button>
    </div>
  );
};
