import { classes } from './classes.ts';

/** Holds the final size of what is still coming. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={classes(
      'block animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-higher',
      className,
    )}
  />
);
