import { type ComponentProps, type ReactNode, useId } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import IconAlert from '~icons/lucide/circle-alert';
import { classes } from './classes.ts';

export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Takes the place of the hint, so that nothing moves. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, control, hint or error below in the same line; tied together for screen readers. */
export const Field = ({ label, hint, error, required = false, className, children }: FieldProps) => {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-sm text-text-2">
        {label}
        {required && (
          <span aria-hidden className="ml-1 text-cinnabar-text">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': below ? `${id}-below` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <p
        id={`${id}-below`}
        role={error ? 'alert' : undefined}
        className={classes(
          'flex min-h-[1.125rem] items-center gap-1.5 text-xs',
          error ? 'text-cinnabar-text' : 'text-text-3',
        )}
      >
        {error && <IconAlert aria-hidden className="size-3.5 shrink-0" />}
        {below}
      </p>
    </div>
  );
};

const boxClass =
  'w-full min-w-0 rounded-control bg-ground px-4 text-base text-text ring-1 ring-edge ring-inset transition-shadow placeholder:text-text-3 hover:ring-text-3 focus:outline-none focus:ring-2 focus:ring-accent aria-invalid:ring-cinnabar disabled:opacity-50';
const controlClass = `h-12 ${boxClass}`;

export interface InputProps extends ComponentProps<'input'> {
  /** Stands at the end inside the box: an eye, a picture, a unit. Null where it comes and goes: the box stays the same, with what is typed and its focus. */
  readonly end?: ReactNode;
}

export const Input = ({ end, className, ...rest }: InputProps) =>
  end === undefined ? (
    <input {...rest} className={classes(controlClass, className)} />
  ) : (
    <span className="relative flex">
      <input {...rest} className={classes(controlClass, 'pr-14', className)} />
      <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>
    </span>
  );

/** Several lines of a member's own words. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={classes(boxClass, 'block resize-y py-3', className)} />
);

export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className="relative flex">
    <select {...rest} className={classes(controlClass, 'appearance-none text-ellipsis pr-11', className)}>
      {children}
    </select>
    <IconChevron
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-text-2"
    />
  </span>
);
