import { useTranslation } from '../i18n/texts.ts';
import { Button } from './Button.tsx';
import { Skeleton } from './Skeleton.tsx';

/** What a visitor does first: sign up or log in. A member, whom the server does not know, sees that something comes. */
export const WayIn = () => {
  const { t } = useTranslation();
  return (
    <>
      <span className="member-only">
        <Skeleton className="h-13 w-full" />
      </span>
      <span className="visitor-only flex flex-col gap-3">
        <Button tone="main" size="lg" wide data-opens="register">
          {t('shell.join')}
        </Button>
        <Button wide data-opens="login">
          {t('shell.login')}
        </Button>
      </span>
    </>
  );
};
