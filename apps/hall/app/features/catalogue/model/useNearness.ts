import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** How long a finger rests on a tile to see its facts, and how long they then stay. */
const longPressMs = 450;
const shownAfterPressMs = 4_000;

export interface Nearness {
  /** Somebody looks closely: pointer over, keyboard focus on, or a finger has rested on it. */
  readonly near: boolean;
  /** Spread on the button. `onClick` calls `press` unless the finger only wanted to look. */
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onContextMenu: (event: SyntheticEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/** Facts come with pointer, focus or a long press: a hall full of tiles need not carry them all. */
export const useNearness = (press: (() => void) | undefined): Nearness => {
  const [near, setNear] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const looked = useRef(false);
  const rest = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = () => {
    looked.current = true;
    setNear(true);
    timer.current = setTimeout(() => setNear(false), shownAfterPressMs);
  };
  return {
    near,
    handlers: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && setNear(true),
      onPointerLeave: (event) => event.pointerType === 'mouse' && setNear(false),
      onPointerDown: (event) => {
        looked.current = false;
        rest();
        if (event.pointerType !== 'mouse') timer.current = setTimeout(look, longPressMs);
      },
      onPointerUp: () => !looked.current && rest(),
      onPointerCancel: () => !looked.current && rest(),
      onContextMenu: (event) => looked.current && event.preventDefault(),
      onFocus: (event) => setNear(event.currentTarget.matches(':focus-visible')),
      onBlur: () => setNear(false),
      onClick: () => {
        if (looked.current) looked.current = false;
        else press?.();
      },
    },
  };
};
