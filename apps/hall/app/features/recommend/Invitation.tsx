import type { ReactNode } from 'react';
import IconShare from '~icons/lucide/share-2';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';

interface CopiedProps {
  readonly label: string;
  readonly text: string;
  readonly field: string;
}

/** Something to hand on, and the button that copies it. */
export const Copied = ({ label, text, field }: CopiedProps) => (
  <div className="rounded-control bg-ground py-1 pr-1 pl-4 ring-1 ring-line ring-inset">
    <p className="pt-1.5 text-text-3 text-xs">{label}</p>
    <div className="flex items-center gap-2">
      <span data-field={field} className="tnum min-w-0 flex-1 break-all font-semibold text-sm">
        {text}
      </span>
      <CopyButton text={text} />
    </div>
  </div>
);

interface InvitationProps {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** SVG document: the link as a QR code. */
  readonly qr: string;
  /** What else may be handed on. */
  readonly children?: ReactNode;
}

/** A link to hand on, in every form: to scan, to copy, to share by whatever the device has. */
export const Invitation = ({ title, text, link, qr, children }: InvitationProps) => {
  const { t } = useTranslation();
  // Whoever closes the device's own sheet has changed their mind; nothing is to be said then.
  const share = (): Promise<void> => navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <section className="flex flex-col gap-5 rounded-card bg-raised p-5 ring-1 ring-line ring-inset sm:flex-row">
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
        alt={t('recommend.qr')}
        width="176"
        height="176"
        className="mx-auto size-44 shrink-0 rounded-control bg-white sm:mx-0"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h2 className="font-semibold text-base">{title}</h2>
          <p className="mt-1 text-sm text-text-2">{text}</p>
        </div>
        <Copied label={t('recommend.link')} text={link} field="link" />
        {children}
        {'share' in navigator && (
          <Button tone="main" className="sm:self-start" onClick={() => void share()}>
            <IconShare aria-hidden className="size-4" />
            {t('recommend.share')}
          </Button>
        )}
      </div>
    </section>
  );
};
