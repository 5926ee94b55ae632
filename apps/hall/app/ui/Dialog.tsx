import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import IconX from '~icons/lucide/x';
import { useTranslation } from '../i18n/texts.ts';
import { classes } from './classes.ts';
import { useKeyboardInset } from './keyboardInset.ts';

export interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Reading and forms are narrow; lists may be wide. */
  readonly size?: 'narrow' | 'wide';
  /** Buttons at the foot, the main one last. */
  readonly footer?: ReactNode;
  /** Cannot be put aside: no cross, no Escape, no press beside it. Its own buttons are the ways on. */
  readonly binding?: boolean;
  /** There is nothing to read before the field: it has the focus on a touch screen too. */
  readonly fieldFirst?: boolean;
}

/** Plain: a blur of what lies behind would be drawn anew with each key that is pressed in the dialog. */
const backdrop =
  'fixed inset-0 z-[2000] bg-scrim transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0';

interface FrameProps extends Pick<DialogProps, 'title' | 'children' | 'footer' | 'binding'> {
  readonly body: RefObject<HTMLDivElement | null>;
}

/** A form begins at its first field, but not on a touch screen: the keyboard would cover what is to be read first. */
const useFirstField = (fieldFirst = false) => {
  const body = useRef<HTMLDivElement>(null);
  const initialFocus = () =>
    (!fieldFirst && matchMedia('(pointer: coarse)').matches) ||
    (body.current?.querySelector<HTMLElement>('input, select') ?? true);
  return { body, initialFocus };
};

const Frame = ({ title, children, footer, binding = false, body }: FrameProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className="flex min-h-15 items-center gap-4 border-line border-b py-2 pr-2 pl-6">
        <Base.Title className="min-w-0 flex-1 truncate font-semibold text-base first-letter:uppercase">
          {title}
        </Base.Title>
        {!binding && (
          <Base.Close
            aria-label={t('shell.close')}
            className="inline-flex size-11 items-center justify-center rounded-control text-text-2 transition-colors hover:bg-higher hover:text-text"
          >
            <IconX className="size-5" />
          </Base.Close>
        )}
      </div>
      {/* A field scrolled into view brings its label above and its hint below. */}
      <div
        ref={body}
        className="min-h-0 flex-1 scroll-pt-14 scroll-pb-12 overflow-y-auto overscroll-contain p-6"
      >
        {children}
      </div>
      {footer && <div className="flex justify-end gap-3 border-line border-t px-6 py-4">{footer}</div>}
    </>
  );
};

/**
 * A dialog in the middle. Load it lazily: Base UI is not part of the first load. Never open one over another. It comes
 * by a small step, not by fading in: what is written in it can be read from its first frame on.
 */
export const Dialog = ({ open, onClose, size = 'narrow', fieldFirst, ...frame }: DialogProps) => {
  const { body, initialFocus } = useFirstField(fieldFirst);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && frame.binding !== true && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          initialFocus={initialFocus}
          className={classes(
            'fixed top-1/2 left-1/2 z-[2001] flex max-h-[min(88dvh,760px)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-hidden rounded-hero bg-raised shadow-lift ring-1 ring-line transition-[opacity,translate] duration-200 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-[calc(-50%+12px)]',
            size === 'wide' ? 'max-w-3xl' : 'max-w-md',
          )}
        >
          <Frame {...frame} body={body} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};

/** The same on a phone: it rises from the foot, within the thumb's reach, and stands on the keyboard when there is one. */
export const Sheet = ({ open, onClose, size: _size, fieldFirst, ...frame }: DialogProps) => {
  const { body, initialFocus } = useFirstField(fieldFirst);
  const insetPx = useKeyboardInset();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && frame.binding !== true && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          initialFocus={initialFocus}
          style={insetPx === 0 ? undefined : { bottom: insetPx, maxHeight: `calc(92dvh - ${insetPx}px)` }}
          className="fixed inset-x-0 bottom-0 z-[2001] flex max-h-[92dvh] flex-col overflow-hidden rounded-t-hero bg-raised pb-[env(safe-area-inset-bottom)] shadow-lift ring-1 ring-line transition-[opacity,translate] duration-200 data-[ending-style]:translate-y-8 data-[starting-style]:translate-y-full data-[ending-style]:opacity-0"
        >
          <Frame {...frame} body={body} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
