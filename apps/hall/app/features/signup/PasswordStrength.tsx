import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { passwordStrength } from './model/passwordStrength.ts';
import type { Signup } from './model/useSignup.ts';

const steps = { weak: 1, fair: 2, strong: 3 } as const;
const colours = { weak: 'bg-cinnabar', fair: 'bg-accent', strong: 'bg-jade' } as const;

/** How hard the password is to guess, in words; the bar beside them says the same. */
export const PasswordStrength = ({
  form,
  password,
}: {
  readonly form: Signup;
  readonly password: string;
}) => {
  const { t } = useTranslation();
  if (password === '') return null;
  const strength = passwordStrength(password, form.context);
  return (
    <p role="status" className="flex items-center gap-3 text-text-2 text-xs" data-strength={strength}>
      <span aria-hidden className="flex flex-1 gap-1">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={classes(
              'h-1 flex-1 rounded-full',
              step <= steps[strength] ? colours[strength] : 'bg-line',
            )}
          />
        ))}
      </span>
      {t(`signup.strength.${strength}`)}
    </p>
  );
};
