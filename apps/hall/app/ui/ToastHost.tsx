import { toastMs, toastOffsetPx } from '@pavilion/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { listenForToasts, showKeptToast, type ToastRequest } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }));

const show = async ({ kind, text, forMs }: ToastRequest): Promise<void> => {
  const { toast } = await import('sonner');
  toast[kind](text, { duration: forMs ?? toastMs });
};

/** Stands in the root; carries nothing until somebody has something to say. */
export const ToastHost = () => {
  const [needed, setNeeded] = useState(false);
  useEffect(
    () =>
      listenForToasts((request) => {
        setNeeded(true);
        void show(request);
      }),
    [],
  );
  useEffect(showKeptToast, []);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster
        position="top-center"
        offset={toastOffsetPx}
        mobileOffset={toastOffsetPx}
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
    </Suspense>
  );
};
