import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { clearAtSessionEnd, createQueryClient } from './queryClient.ts';

/** One cache for everything in this browser that makes calls; the server gives each rendering its own. */
const browserClient = import.meta.env.SSR ? null : createQueryClient();
if (browserClient !== null) clearAtSessionEnd(browserClient);

/**
 * Puts the query cache around what is loaded lazily. The cache is not part of the first load: the visitor's home page
 * makes no call.
 */
export const withQueries = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => {
  const WithQueries = (props: Props) => {
    const [client] = useState(() => browserClient ?? createQueryClient());
    return (
      <QueryClientProvider client={client}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
  return WithQueries;
};
