import type { AnyCall, DataOf, InputOf } from '@pavilion/contract';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallFailure } from './failure.ts';

/** The query key of a call: its path, then its body. Invalidate a call for every body with `[call.path]`. */
export const callKey = <C extends AnyCall>(call: C, body: InputOf<C>) => [call.path, body] as const;

/** The client is a chunk of its own: pages that make no call do not carry it. */
const callLater = async <C extends AnyCall>(
  call: C,
  body: InputOf<C>,
  signal?: AbortSignal,
): Promise<DataOf<C>> => {
  const { callApi } = await import('./client.ts');
  return callApi(call, body, signal ? { signal } : {});
};

export interface CallQueryOptions<Data> {
  readonly enabled?: boolean;
  /** What the loader already brought; it hydrates the cache and is not fetched again while fresh. */
  readonly initialData?: Data;
  readonly staleTimeMs?: number;
  readonly refetchEveryMs?: number;
  /** The last answer stays in view while that to the next question comes. */
  readonly keepsLast?: boolean;
}

export const useCallQuery = <C extends AnyCall>(
  call: C,
  body: InputOf<C>,
  options: CallQueryOptions<DataOf<C>> = {},
): UseQueryResult<DataOf<C>, CallFailure> =>
  useQuery<DataOf<C>, CallFailure>({
    queryKey: callKey(call, body),
    queryFn: ({ signal }) => callLater(call, body, signal),
    enabled: options.enabled ?? true,
    ...(options.initialData === undefined ? {} : { initialData: () => options.initialData }),
    ...(options.staleTimeMs === undefined ? {} : { staleTime: options.staleTimeMs }),
    ...(options.keepsLast ? { placeholderData: keepPreviousData } : {}),
    ...(options.refetchEveryMs === undefined ? {} : { refetchInterval: options.refetchEveryMs }),
  });
