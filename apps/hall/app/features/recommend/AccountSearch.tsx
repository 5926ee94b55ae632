import { useForm } from 'react-hook-form';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';

const accountMax = 64;

interface AccountSearchProps {
  readonly label: string;
  readonly hint: string;
  /** An empty account asks for everybody. */
  readonly onFind: (account: string) => void;
}

/** Finds one member of a list by the whole account. */
export const AccountSearch = ({ label, hint, onFind }: AccountSearchProps) => {
  const { t } = useTranslation();
  const { register, handleSubmit } = useForm({ defaultValues: { account: '' } });
  return (
    <search className="mb-4 block max-w-xl">
      <form onSubmit={handleSubmit(({ account }) => onFind(account.trim()))} data-form="friends">
        <Field label={label} hint={hint}>
          {(control) => (
            <div className="flex gap-3">
              <Input
                {...control}
                {...register('account')}
                maxLength={accountMax}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <Button type="submit" className="h-12">
                {t('recommend.find')}
              </Button>
            </div>
          )}
        </Field>
      </form>
    </search>
  );
};
