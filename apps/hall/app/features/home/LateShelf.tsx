import type { ReactNode, Ref } from 'react';
import { SectionTitle } from './SectionTitle.tsx';
import { ViewAll } from './ViewAll.tsx';

/** The frame of a shelf of the home page whose content is fetched once one comes near it. */
export const LateShelf = ({
  ref,
  name,
  title,
  to,
  className,
  children,
}: {
  readonly ref: Ref<HTMLElement>;
  readonly name: 'tables' | 'sports-today';
  readonly title: string;
  /** Where all of it is shown. */
  readonly to: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) => (
  <section ref={ref} aria-label={title} className={className} data-shelf={name}>
    <SectionTitle title={title}>
      <ViewAll to={to} of={title} />
    </SectionTitle>
    {children}
  </section>
);
