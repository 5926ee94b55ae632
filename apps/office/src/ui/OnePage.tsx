import type { ReactElement, ReactNode } from 'react';
import { Show } from 'react-admin';

/** Rows of a list know less than the page of one: kept under a name of its own, neither is taken for the other. */
const whole = { meta: { whole: true } } as const;

interface OnePageProps {
  readonly title: ReactElement;
  /** Where the page does not stand under an address of its resource. */
  readonly resource?: string;
  readonly children: ReactNode;
}

/** The page of one thing: read whole, changed by the deeds on it. */
export const OnePage = ({ title, resource, children }: OnePageProps) => (
  <Show
    component="div"
    actions={false}
    title={title}
    queryOptions={whole}
    {...(resource === undefined ? {} : { resource })}
  >
    {children}
  </Show>
);
