import type { Currency } from '@pavilion/contract';
import { badField } from '../../http/refusal.ts';
import type { Site } from '../../infra/site.ts';

/** Refuses (HTTP 400) a currency that the site has not enabled. */
export const requireCurrency = (site: Site, currency: Currency): void => {
  if (!site.settings.currencies.includes(currency)) throw badField('currency');
};
