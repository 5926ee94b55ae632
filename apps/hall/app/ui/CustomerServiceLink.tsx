import type { ComponentProps } from 'react';
import { openCustomerService, useCustomerService } from '../site/customerService.ts';

/** The way to a person. Without scripts it is a link into a new tab. */
export const CustomerServiceLink = (
  props: Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'onClick'>,
) => {
  const service = useCustomerService();
  return (
    <a
      {...props}
      href={service.url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (openCustomerService(service)) event.preventDefault();
      }}
    />
  );
};
