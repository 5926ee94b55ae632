import { verifyCountdownSeconds } from '@pavilion/contract';

/** A press for a code that may have been sent although its answer did not come. */
export interface CodeRequest {
  readonly id: string;
  /** When the code is over, as far as it was sent. */
  readonly untilMs: number;
}

/** Kept in memory alone: it names a contact. */
let unanswered: (CodeRequest & { readonly content: string }) | null = null;

/** Before there is an answer the same press is the same request, as long as its code lives; other content is another. */
export const codeRequestOf = (content: string): CodeRequest => {
  const nowMs = Date.now();
  if (unanswered?.content !== content || unanswered.untilMs <= nowMs)
    unanswered = { id: crypto.randomUUID(), untilMs: nowMs + verifyCountdownSeconds * 1000, content };
  return unanswered;
};

export const forgetCodeRequest = (): void => {
  unanswered = null;
};
