import type { AnyCall, DataOf, InputOf, PageServices } from '@pavilion/contract';
import { isSuccess } from '@pavilion/contract';
import { data } from 'react-router';

/** For loaders: the data of a product call made in process. A refusal becomes the page's error (404 stays 404). */
export const ask = async <C extends AnyCall>(
  services: PageServices,
  call: C,
  body: InputOf<C>,
): Promise<DataOf<C>> => {
  const answer = await services.call(call, body);
  if (isSuccess(answer.code)) return answer.data;
  throw data(answer.message, { status: answer.code === 404 ? 404 : 502 });
};

/** The same for what a page can stand without: a failure is logged and the page shows the rest. */
export const askOr = async <C extends AnyCall, Fallback>(
  services: PageServices,
  call: C,
  body: InputOf<C>,
  fallback: Fallback,
): Promise<DataOf<C> | Fallback> => {
  try {
    return await ask(services, call, body);
  } catch (error) {
    console.error(`page goes without ${call.path}`, error);
    return fallback;
  }
};
