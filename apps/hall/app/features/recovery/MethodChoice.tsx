import type { RecoveryMethod } from '@pavilion/contract/recovery';
import type { ComponentType, SVGProps } from 'react';
import IconMail from '~icons/lucide/mail';
import IconPhone from '~icons/lucide/smartphone';
import { useTranslation } from '../../i18n/texts.ts';

interface MethodChoiceProps {
  /** Those that there are: of a single one nothing is chosen. */
  readonly methods: readonly RecoveryMethod[];
  readonly method: RecoveryMethod;
  readonly onChoose: (method: RecoveryMethod) => void;
}

const methods = [
  { method: 'email', label: 'signup.field.member_email', Icon: IconMail },
  { method: 'phone', label: 'signup.field.member_phone', Icon: IconPhone },
] as const satisfies readonly {
  method: RecoveryMethod;
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
}[];

/** By e-mail or by phone: two radio buttons that look like one switch. */
export const MethodChoice = ({ methods: there, method: chosen, onChoose }: MethodChoiceProps) => {
  const { t } = useTranslation();
  if (there.length < 2) return null;
  return (
    <fieldset className="mb-3">
      <legend className="mb-1.5 font-medium text-sm text-text-2">{t('recovery.method')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-control bg-ground p-1 ring-1 ring-line ring-inset">
        {methods.map(({ method, label, Icon }) => (
          <label
            key={method}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-[6px] px-3 text-center font-medium text-sm text-text-2 transition-colors hover:text-text has-checked:bg-higher has-checked:text-text has-focus-visible:ring-2 has-focus-visible:ring-accent has-checked:[&>svg]:text-accent"
          >
            <input
              type="radio"
              name="method"
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4 shrink-0" />
            {t(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
