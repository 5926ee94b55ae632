/** How far something is, 0 to 100, with the name of what it is. */
export const ProgressBar = ({ percent, label }: { readonly percent: number; readonly label: string }) => (
  <progress
    value={percent}
    max={100}
    aria-label={label}
    className="mt-2 h-2 w-full appearance-none overflow-hidden rounded-full bg-higher [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-higher [&::-webkit-progress-value]:bg-accent"
  />
);
