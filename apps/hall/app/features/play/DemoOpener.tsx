import { useEffect, useRef } from 'react';
import type { ToldModalProps } from '../../modals/modals.ts';
import { useDemo } from './useDemo.ts';

/**
 * Opens a game with play money for a tile, which knows nothing of how. It comes within what a browser counts as the same
 * press; where a window is refused all the same, the demo takes this tab's place.
 */
export const DemoOpener = ({ opened, onClose }: ToldModalProps) => {
  const demo = useDemo();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || opened.name !== 'demo') return;
    begun.current = true;
    demo(opened.told);
    onClose();
  });
  return null;
};
