import { type ComponentProps, useState } from 'react';
import IconEye from '~icons/lucide/eye';
import IconEyeOff from '~icons/lucide/eye-off';
import { useTranslation } from '../i18n/texts.ts';
import { IconButton } from './Button.tsx';
import { Input } from './Field.tsx';

/** A password that its owner may look at. */
export const PasswordInput = (props: ComponentProps<'input'>) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={shown ? t('login.password_hide') : t('login.password_show')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff /> : <IconEye />}
        </IconButton>
      }
    />
  );
};
