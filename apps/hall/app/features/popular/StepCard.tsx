/** How a next step looks: its picture at the left, what it is beside it. */
export const stepCard =
  'flex min-h-22 w-full items-center gap-3 rounded-card bg-raised p-2 text-left ring-1 ring-line ring-inset transition-colors hover:bg-higher';

export const CardWords = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <span className="min-w-0 flex-1">
    <span className="line-clamp-2 font-semibold text-sm leading-snug">{title}</span>
    <span className="line-clamp-1 text-text-3 text-xs">{text}</span>
  </span>
);
