import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes.ts';

/** `main` is the one brass action of a screen; everything else is quieter. */
export type ButtonTone = 'main' | 'quiet' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const tones: Record<ButtonTone, string> = {
  main: 'bg-accent text-on-accent hover:bg-accent-strong',
  quiet: 'bg-higher text-text ring-1 ring-inset ring-line hover:ring-edge',
  ghost: 'text-text-2 hover:bg-higher hover:text-text',
  danger: 'bg-cinnabar text-on-cinnabar hover:brightness-110',
};
// The smallest is 36 px to look at and 44 px to touch.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 text-sm before:absolute before:inset-x-0 before:-inset-y-1',
  md: 'min-h-11 px-5 text-sm',
  lg: 'min-h-13 px-7 text-base',
};

export const buttonClass = (tone: ButtonTone = 'quiet', size: ButtonSize = 'md', wide = false): string =>
  classes(
    'relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-control font-semibold whitespace-nowrap transition-[background-color,box-shadow,color,opacity]',
    'disabled:opacity-45 aria-disabled:opacity-45',
    tones[tone],
    sizes[size],
    wide && 'w-full',
  );

interface Looks {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  /** Takes the width of what it stands in. */
  readonly wide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Work is under way: the label stays, a press does nothing, screen readers are told. */
  readonly busy?: boolean;
}

export const Button = ({
  tone,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    className={classes(buttonClass(tone, size, wide), className)}
  >
    {children}
    {busy && <BusyMark />}
  </button>
);

const BusyMark = () => (
  <span aria-hidden className="absolute inset-x-3 bottom-1 h-0.5 overflow-hidden rounded-full">
    <span className="block h-full animate-[breathe_1s_infinite] bg-current" />
  </span>
);

export const ButtonLink = ({ tone, size, wide, className, ...rest }: LinkProps & Looks) => (
  <Link {...rest} className={classes(buttonClass(tone, size, wide), className)} />
);

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly children: ReactNode;
}

export const IconButton = ({ label, className, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={classes(
      'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-text-2 transition-colors hover:bg-higher hover:text-text disabled:opacity-45 [&>svg]:size-5',
      className,
    )}
  >
    {children}
  </button>
);
