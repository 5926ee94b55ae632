import type { z } from 'zod';

/** One call of the wallet protocol: its path under the side's base, its request and its answer. */
export interface WireCall<Request extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly path: `/${string}`;
  readonly request: Request;
  /** Answers of every status; which of them are `OK` shows in `status`. */
  readonly answer: Answer;
}

export const defineWireCall = <Request extends z.ZodType, Answer extends z.ZodType>(
  call: WireCall<Request, Answer>,
): WireCall<Request, Answer> => call;

export type RequestOf<C extends WireCall> = z.output<C['request']>;
export type AnswerOf<C extends WireCall> = z.output<C['answer']>;
export type OkOf<C extends WireCall> = Extract<AnswerOf<C>, { status: 'OK' }>;
export type RefusalOf<C extends WireCall> = Exclude<AnswerOf<C>, { status: 'OK' }>;
