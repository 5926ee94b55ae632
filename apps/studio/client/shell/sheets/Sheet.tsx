import { type ReactNode, useEffect, useRef } from 'react';
import { RoundButton } from '../RoundButton.tsx';

/**
 * A panel over a game, a table or the book: from below on a phone, from the side on a desk. Escape and the backdrop
 * close it.
 */
export const Sheet = ({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="sheet-head">
        <h2>{title}</h2>
        <RoundButton
          action="close-sheet"
          icon="x"
          label={closeLabel}
          onPress={() => dialog.current?.close()}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="sheet-body" aria-label={title} tabIndex={0}>
        {children}
      </section>
    </dialog>
  );
};
