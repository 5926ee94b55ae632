import type { ProfileEntry } from '@pavilion/contract/profile';
import type { SignupRuleContext } from '@pavilion/contract/signupRules';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { BirthdayControl } from '../signup/BirthdayControl.tsx';
import { fieldHint } from '../signup/fieldHint.ts';
import { type FieldEdit, useFieldEdit } from './model/useFieldEdit.ts';

type Looks = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'dir'>;

/** What a call may carry; a shorter limit belongs to the rules, which say what is too long. */
const textMax = 200;

/** The right keyboard and the right memory of the browser. */
const looks: Partial<Record<ProfileEntry['name'], Looks>> = {
  member_name: { autoComplete: 'name', dir: 'auto' },
  member_email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  member_phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  member_qq: { inputMode: 'numeric' },
  member_others: { dir: 'auto' },
};

interface FieldEditorProps {
  readonly entry: ProfileEntry;
  readonly mode: 'edit' | 'verify';
  readonly context: SignupRuleContext;
  readonly onClose: () => void;
}

const CodeField = ({ entry, edit }: { readonly entry: ProfileEntry; readonly edit: FieldEdit }) => {
  const { t } = useTranslation();
  return (
    <Field
      label={t('profile.code')}
      hint={t(entry.name === 'member_email' ? 'profile.code_mail' : 'profile.code_phone')}
      error={edit.errorOf('code')}
      required
    >
      {(control) => (
        <div className="flex gap-3">
          <Input
            {...control}
            {...edit.codeInput}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            className="tnum min-w-24 flex-1"
          />
          {/* Never disabled: a button that goes away takes the focus with it. */}
          <Button
            className="tnum h-12 max-w-[55%] min-w-28 shrink px-3! whitespace-normal! leading-tight"
            aria-disabled={edit.wait > 0 || undefined}
            busy={edit.isSending}
            onClick={() => void edit.send()}
          >
            {edit.wait > 0 ? t('signup.code_again', { seconds: edit.wait }) : t('signup.code_send')}
          </Button>
        </div>
      )}
    </Field>
  );
};

const ValueField = ({
  entry,
  edit,
  context,
}: Omit<FieldEditorProps, 'mode' | 'onClose'> & { readonly edit: FieldEdit }) => {
  const { t } = useTranslation();
  const { name } = entry;
  const isRemovable =
    entry.value !== null && entry.is_required === 0 && entry.edit === 'open' && entry.is_verified === null;
  return (
    <Field
      label={t(`signup.field.${name}`)}
      hint={
        entry.edit === 'once'
          ? t('profile.once')
          : isRemovable
            ? t('profile.remove_hint')
            : fieldHint(t, name, context)
      }
      error={edit.errorOf('value')}
    >
      {(control) =>
        name === 'member_birthday' ? (
          <BirthdayControl
            control={control}
            value={edit.value}
            lastYear={Number(context.today.slice(0, 4)) - context.minimumAgeYears}
            onChange={edit.setValue}
            onLeave={() => undefined}
          />
        ) : (
          <Input
            autoComplete="off"
            autoCapitalize="none"
            {...looks[name]}
            {...control}
            {...edit.valueInput}
            maxLength={textMax}
            spellCheck={false}
          />
        )
      }
    </Field>
  );
};

/** The form that unfolds under a field of the profile: the new value, its code where one is asked for, save. */
export const FieldEditor = ({ entry, mode, context, onClose }: FieldEditorProps) => {
  const { t } = useTranslation();
  const edit = useFieldEdit(entry, { mode, context, onDone: onClose });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={edit.submit}
      data-form={`profile-${entry.name}`}
      className="flex max-w-md flex-col gap-2 pt-1 pb-5"
    >
      {mode === 'edit' && <ValueField entry={entry} edit={edit} context={context} />}
      {edit.asksCode && <CodeField entry={entry} edit={edit} />}
      <div className="flex gap-3 pt-1">
        <Button onClick={onClose}>{t('profile.cancel')}</Button>
        <Button type="submit" tone="main" busy={edit.isVerifying}>
          {t(mode === 'verify' ? 'profile.verify' : 'profile.save')}
        </Button>
      </div>
    </form>
  );
};
