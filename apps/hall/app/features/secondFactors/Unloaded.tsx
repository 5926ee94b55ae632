import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormProblem } from '../identity/FormProblem.tsx';

/** Instead of a form that did not load. */
export const Unloaded = ({ text, retry }: { readonly text: string; readonly retry: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <FormProblem text={text} />
      <Button size="lg" wide onClick={retry}>
        {t('member.retry')}
      </Button>
    </div>
  );
};
