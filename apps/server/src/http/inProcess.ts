import type { Answer, AnyCall, DataOf, InputOf } from '@pavilion/contract';
import type { Caller, CallHandler } from './caller.ts';
import { successOf } from './documentation.ts';
import { messageText } from './messages.ts';
import { badField, Refusal } from './refusal.ts';

export type InProcessCall = <C extends AnyCall>(
  caller: Caller,
  call: C,
  body: InputOf<C>,
) => Promise<Answer<DataOf<C>>>;

/**
 * Lets page rendering make public calls without HTTP to itself, through the same handlers. The answer crosses no boundary:
 * its type is the handler's, and it is not parsed again.
 */
export const createInProcessCall = (handlers: readonly CallHandler[]): InProcessCall => {
  const byPath = new Map(handlers.map((handler) => [handler.call.path, handler]));
  return async (caller, call, body) => {
    const handler = byPath.get(call.path);
    if (handler === undefined || call.audience !== 'public') throw new Error(`no public call ${call.path}`);
    try {
      // What a page asks with may come from its address.
      const asked = call.body.safeParse(body);
      if (!asked.success) throw badField(String(asked.error.issues[0]?.path[0] ?? ''));
      const data = (await handler.run(caller, asked.data)) as DataOf<typeof call>;
      return { code: successOf(call), message: messageText('success', caller.locale), data };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return {
        code: error.code,
        message: messageText(error.messageKey, caller.locale),
        data: error.data as DataOf<typeof call>,
      };
    }
  };
};
