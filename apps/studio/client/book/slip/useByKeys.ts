import { type RefObject, useEffect, useRef } from 'react';

/** Whether the last thing that was pressed was a key. */
export const useByKeys = (): RefObject<boolean> => {
  const byKeys = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event): void => {
      byKeys.current = type === 'keydown';
    };
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, note, true);
    return () => {
      for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, note, true);
    };
  }, []);
  return byKeys;
};
