import type { PageServices } from '@pavilion/contract';
import { createContext } from 'react-router';

/** What the server hands to loaders: site, locale, template, and product calls made in process. */
export const servicesContext = createContext<PageServices>();
