import { useRevalidator } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';

/** Asks once more for what did not come. */
export const AgainButton = () => {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <Button busy={state === 'loading'} onClick={() => void revalidate()}>
      {t('lobby.retry')}
    </Button>
  );
};
