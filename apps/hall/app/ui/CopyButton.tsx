import { useState } from 'react';
import IconCheck from '~icons/lucide/check';
import IconCopy from '~icons/lucide/copy';
import { useTranslation } from '../i18n/texts.ts';
import { IconButton } from './Button.tsx';
import { showToast } from './toast.ts';

/** Puts a text on the clipboard, and says so. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ kind: 'success', text: t('second_factor.copied') });
    } catch {
      showToast({ kind: 'error', text: t('second_factor.copy_failed') });
    }
  };
  return (
    <IconButton label={t('second_factor.copy')} onClick={() => void copy()}>
      {copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
    </IconButton>
  );
};
