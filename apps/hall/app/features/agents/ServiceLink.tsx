import { useTranslation } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** The way on where only a person can help. */
export const ServiceLink = () => {
  const { t } = useTranslation();
  return <ButtonLink to="/main/contact">{t('shell.service')}</ButtonLink>;
};
