import { toastMs, toastOffsetPx } from '@pavilion/contract';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { listenForToasts, showKeptToast } from './toast.ts';

/** On a phone the offset is one from the header, over whose buttons words must not lie. */
const headerPx = 56;
const belowHeader = `calc(${headerPx + toastOffsetPx}px + env(safe-area-inset-top))`;

/** Says what is said in passing. A chunk of its own that every page brings before there is a word: that a network is lost could not be told otherwise. */
export const ToastHost = () => {
  useEffect(
    () => listenForToasts(({ kind, text, forMs }) => toast[kind](text, { duration: forMs ?? toastMs })),
    [],
  );
  useEffect(showKeptToast, []);
  return (
    <Toaster
      position="top-center"
      offset={toastOffsetPx}
      mobileOffset={{ top: belowHeader, left: toastOffsetPx, right: toastOffsetPx }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-card bg-higher px-4 py-3 text-sm font-medium text-text shadow-lift ring-1 ring-line',
          error: 'ring-cinnabar',
          success: 'ring-jade',
          icon: '[&>svg]:size-5',
        },
      }}
    />
  );
};
