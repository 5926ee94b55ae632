import type { ReactNode } from 'react';

export const SectionTitle = ({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children?: ReactNode;
}) => (
  <header className="mb-4 flex min-h-11 items-center gap-3">
    <h2 id={id} className="min-w-0 flex-1 text-lg leading-snug">
      {title}
    </h2>
    {children}
  </header>
);
