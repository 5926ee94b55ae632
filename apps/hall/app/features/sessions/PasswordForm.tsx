import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { ConfirmStep } from '../secondFactors/ConfirmStep.tsx';
import { usePasswordForm } from './model/usePasswordForm.ts';

const lengthMax = 128;

export const PasswordForm = ({ onChanged }: { readonly onChanged: () => void }) => {
  const { t } = useTranslation();
  const form = usePasswordForm(onChanged);
  const { proving } = form;
  if (proving)
    return (
      <ConfirmStep
        intro={proving.asks}
        submitLabel={t('security.save_password')}
        withPassword={false}
        carryOut={proving.carryOut}
      />
    );
  return (
    <form onSubmit={form.submit} noValidate data-form="password" className="flex flex-col gap-2">
      {form.problem && (
        <p
          role="alert"
          className="mb-2 rounded-control bg-higher px-4 py-3 text-cinnabar-text text-sm ring-1 ring-cinnabar ring-inset"
        >
          {form.problem}
        </p>
      )}
      <Field label={t('security.old_password')} error={form.errorOf('old_password')} required>
        {(control) => (
          <PasswordInput {...control} {...form.old} autoComplete="current-password" maxLength={lengthMax} />
        )}
      </Field>
      <Field
        label={t('security.new_password')}
        hint={t(form.policy === 'strong' ? 'security.hint_strong' : 'signup.hint.password')}
        error={form.errorOf('password')}
        required
      >
        {(control) => (
          <PasswordInput {...control} {...form.next} autoComplete="new-password" maxLength={lengthMax} />
        )}
      </Field>
      <Field label={t('security.check_password')} error={form.errorOf('check_password')} required>
        {(control) => (
          <PasswordInput {...control} {...form.again} autoComplete="new-password" maxLength={lengthMax} />
        )}
      </Field>
      <Button type="submit" tone="main" size="lg" wide busy={form.isSubmitting} className="mt-2">
        {t('security.save_password')}
      </Button>
      <p className="pt-2 text-text-3 text-xs">{t('security.ends_others')}</p>
    </form>
  );
};
