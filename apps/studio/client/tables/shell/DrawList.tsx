import type { ReactNode } from 'react';
import { ScrollList } from '../../shell/ScrollList.tsx';
import { useTable } from './context.ts';

interface Draw {
  readonly number: number;
  readonly summary: string;
}

/** The last draws of a table, the newest first: the round's number, what was drawn as it looks, and as it is said. */
export const DrawList = <D extends Draw>({
  className,
  draws,
  most = 12,
  face,
}: {
  className: string;
  draws: readonly D[];
  most?: number;
  face: (draw: D) => ReactNode;
}) => {
  const { texts, words } = useTable();
  return (
    <ScrollList className={className} label={texts.road.last}>
      {draws
        .slice(-most)
        .reverse()
        .map((draw) => (
          <li key={draw.number}>
            <span className="soft">{draw.number}</span>
            {face(draw)}
            <span className="unseen">{words.result(draw.summary)}</span>
          </li>
        ))}
    </ScrollList>
  );
};
