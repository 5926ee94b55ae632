import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '../base/store.ts';
import { classes } from './classes.ts';

/**
 * Whatever floats over the foot of a page, the most urgent first. Of those that want to be there one has the line; the
 * envelope then keeps a small place at its end, the others wait until the line is theirs.
 */
const order = ['game', 'update', 'envelope', 'browser', 'app'] as const;
type FloatName = (typeof order)[number];

const wanted = createStore<readonly FloatName[]>([]);

/** Stands empty in the root of every page. */
const placeOf = (): HTMLElement | null => document.getElementById('floats');

/** Whether it is this one's turn; it stands in the queue while the component that asks is in the page. */
const useTurn = (name: FloatName): boolean => {
  useLayoutEffect(() => {
    wanted.set([...wanted.get(), name]);
    return () => wanted.set(wanted.get().filter((other) => other !== name));
  }, [name]);
  const present = useStore(wanted);
  return order.find((each) => present.includes(each)) === name;
};

/** A phone's page leaves as much room at its end as stands there; app.css reads it. */
const keepRoom = (): void => {
  const { style, dataset } = document.documentElement;
  style.setProperty(
    '--float-room',
    `${dataset.template === 'narrow' ? (placeOf()?.offsetHeight ?? 0) : 0}px`,
  );
};

const useRoom = (): void => {
  useEffect(() => {
    const place = placeOf();
    if (place === null) return;
    const seen = new ResizeObserver(keepRoom);
    seen.observe(place);
    return () => {
      seen.disconnect();
      keepRoom();
    };
  }, []);
};

/** A small place at the end of the line: a round button, or the envelope that has no line of its own. */
export const FloatCell = ({ children }: { readonly children: ReactNode }) => {
  useRoom();
  const place = placeOf();
  return place && createPortal(children, place);
};

interface LineProps {
  readonly name: FloatName;
  /** Read out when it comes; for what is no button of its own. */
  readonly role?: 'status';
  readonly label?: string;
  readonly className?: string;
  /** What stands in the page until it is its turn. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
  readonly [data: `data-${string}`]: string | undefined;
}

/** The line itself, in the page while it is its turn. */
export const FloatLine = ({ otherwise, ...line }: LineProps) =>
  useTurn(line.name) ? <Line {...line} /> : otherwise;

const Line = ({ name, label, className, children, ...rest }: Omit<LineProps, 'otherwise'>) => (
  <FloatCell>
    <aside
      {...rest}
      aria-label={label}
      data-float={name}
      className={classes('order-first min-w-0 flex-1 rounded-card', className)}
    >
      {children}
    </aside>
  </FloatCell>
);
