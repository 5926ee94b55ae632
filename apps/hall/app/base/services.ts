import type { PageServices } from '@pavilion/contract';
import { createContext } from 'react-router';

/** What the server hands to loaders: site, locale, template, and product calls made in process. */
export const servicesContext = createContext<PageServices>();

/** Where the rendered document is left for the server. As the body of a `Response` it would be copied three times. */
export const documentContext = createContext<{ bytes: Uint8Array<ArrayBuffer> | null }>();
