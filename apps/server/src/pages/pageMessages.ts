import type { Answer, PageRequest, PageServices } from '@pavilion/contract';
import type { RenderedDocument } from './pageRenderer.ts';

/** What a page may know, without the calls: they go back to the thread that holds the database. */
export type PageFacts = Omit<PageServices, 'call'>;

export type ToPageWorker =
  | { readonly kind: 'render'; readonly id: number; readonly request: PageRequest; readonly facts: PageFacts }
  | {
      readonly kind: 'answer';
      readonly callId: number;
      readonly answer: Answer<unknown>;
      /** Number of its data: told with them the first time, and instead of them from then on. */
      readonly dataNumber: number | null;
      readonly isKnown: boolean;
    }
  | { readonly kind: 'failure'; readonly callId: number; readonly message: string };

export type FromPageWorker =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly callId: number;
      readonly path: string;
      readonly body: unknown;
    }
  | { readonly kind: 'rendered'; readonly id: number; readonly document: RenderedDocument }
  | { readonly kind: 'broken'; readonly id: number; readonly message: string };

/** Data that both ends of a thread remember. */
export const knownDataMax = 200;
