import { languageIds } from '@pavilion/contract';
import { contentPage } from '@pavilion/contract/content';
import { useCallQuery } from '../../api/useCall.ts';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { Updated } from '../content/Updated.tsx';
import { Asked } from './Asked.tsx';
import { OperatorText } from './OperatorText.tsx';

/** The terms over whatever page one is on, which stays as it was. */
export const TermsModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const terms = useCallQuery(contentPage, {
    kind: 'main',
    slug: 'terms',
    language: languageIds[useLocale()],
  });
  return (
    <TemplateDialog
      open
      size="wide"
      title={terms.data?.page.title ?? t('signup.agreement')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('shell.close')}</Button>}
    >
      <Asked answer={terms}>
        {({ page }) => (
          <>
            <Updated at={page.updated_at} className="block text-sm text-text-3" />
            <OperatorText html={page.content} onLeave={onClose} className="mt-4" />
          </>
        )}
      </Asked>
    </TemplateDialog>
  );
};
