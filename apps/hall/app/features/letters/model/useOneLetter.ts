import type { Letter } from '@pavilion/contract/letters';
import { useState } from 'react';
import type { Letters } from './useLetters.ts';

const nothing = () => undefined;
const none: ReadonlySet<number> = new Set();

/** An inbox with one letter that nobody has: it opens and closes, and nothing is done with it. */
export const useOneLetter = (letter: Letter): Letters => {
  const [isOpen, setOpen] = useState(true);
  return {
    list: [letter],
    failed: false,
    retry: nothing,
    unread: 1,
    opened: isOpen ? letter : undefined,
    open: () => setOpen(!isOpen),
    ticked: none,
    tick: nothing,
    allTicked: false,
    tickAll: nothing,
    canRead: false,
    readTicked: nothing,
    destroyTicked: nothing,
    busy: false,
    page: 1,
    pages: 1,
    turn: nothing,
  };
};
