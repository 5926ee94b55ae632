import type { ComponentType, ReactNode, SVGProps } from 'react';

export interface SecurityCardProps {
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly text: string;
  /** Stands at the end of the head: the one thing to do here. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One matter of the account's safety: what it is, how it stands, what can be done. */
export const SecurityCard = ({ Icon, title, text, action, children }: SecurityCardProps) => (
  <section className="rounded-card bg-raised ring-1 ring-line ring-inset">
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <Icon aria-hidden className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="mt-0.5 text-sm text-text-2">{text}</p>
      </div>
      {action && <span className="max-sm:has-[>button]:w-full max-sm:[&>button]:w-full">{action}</span>}
    </header>
    {children && <div className="border-line border-t px-5">{children}</div>}
  </section>
);
