import { useEffect, useState } from 'react';
import IconDownload from '~icons/lucide/download';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';

const fileName = 'recovery-codes.txt';

/** The codes as a text file of this browser's own making: nothing is sent anywhere. */
const useFile = (text: string): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
};

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly account: string;
  readonly onDone: () => void;
}

/** Recovery codes, shown this once: to copy, to keep as a file, or to write down. */
export const RecoveryCodes = ({ codes, account, onDone }: RecoveryCodesProps) => {
  const { t } = useTranslation();
  const text = `${t('second_factor.codes_file', { account, host: location.host })}\n\n${codes.join('\n')}\n`;
  const file = useFile(text);
  return (
    <div className="flex flex-col gap-4" data-part="recovery-codes">
      <p className="text-sm text-text-2 leading-relaxed">{t('second_factor.codes_text')}</p>
      <ol className="tnum grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-ground px-5 py-4 font-semibold tracking-wider ring-1 ring-line ring-inset">
        {codes.map((code) => (
          <li key={code} data-recovery-code={code}>
            {code}
          </li>
        ))}
      </ol>
      <div className="flex items-center gap-2">
        <CopyButton text={text} />
        {file !== null && (
          <a
            href={file}
            download={fileName}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-sm text-text-2 transition-colors hover:bg-higher hover:text-text"
          >
            <IconDownload aria-hidden className="size-5" />
            {t('second_factor.codes_download')}
          </a>
        )}
      </div>
      <Button tone="main" size="lg" wide onClick={onDone}>
        {t('second_factor.codes_kept')}
      </Button>
    </div>
  );
};
