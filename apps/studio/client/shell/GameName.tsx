import { useLayoutEffect, useRef } from 'react';

/** The longest line of a text as it lies on the page. Pixels. */
const widthOf = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
};

/** Room that a name leaves at both edges of its box, for the edge of its letters. Pixels. */
const margins = 24;

/** Writes a name as large as its style has it, or as much smaller as its box demands: words differ in length by language. */
const fit = (element: HTMLElement): void => {
  element.style.fontSize = '';
  const room = (element.parentElement?.clientWidth ?? 0) - margins;
  const width = widthOf(element);
  if (room <= 0 || width <= room) return;
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  element.style.fontSize = `${Math.floor((size * room) / width)}px`;
};

/** The name of the game over its scene, whole at any width. */
export const GameName = ({ name }: { name: string }) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current?.parentElement) return;
    fit(current);
    let frame = 0;
    // A frame later: what an observer changes of what it observes is an error of the page.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => fit(current));
    });
    observer.observe(current.parentElement);
    observer.observe(current);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return <h1 ref={ref}>{name}</h1>;
};
