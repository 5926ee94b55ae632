import type { ComponentProps } from 'react';
import { useCustomerService } from '../../site/customerService.ts';
import { CustomerServiceLink } from '../../ui/CustomerServiceLink.tsx';

/**
 * The way to help, wherever the page shows one. A site whose customer service is a page of its own has its help over the page;
 * one with a service elsewhere, or in the app around the page, leads there as its open type says (spec §6). Without scripts
 * both are links.
 */
export const HelpLink = (props: Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'onClick'>) => {
  const { open_type: openType, url } = useCustomerService();
  if (openType !== 'tab' || !url.startsWith('/')) return <CustomerServiceLink {...props} />;
  return <a {...props} href={url} data-opens="help" />;
};
