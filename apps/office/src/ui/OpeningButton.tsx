import { Button, type ButtonProps } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface OpeningButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What is opened, and how it closes itself. */
  readonly dialog: (close: () => void) => ReactNode;
}

/** A button behind which a dialog opens. */
export const OpeningButton = ({ dialog, ...button }: OpeningButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
};
