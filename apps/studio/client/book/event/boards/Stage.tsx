import '../../styles/terrace.css';
import type { ReactNode } from 'react';
import { Crowd, Evening, Kites, type Moods } from './Terrace.tsx';

/** What is looked at: a place in hundredths of the picture, and how near. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export const wholeView: Look = { x: 50, y: 50, zoom: 1 };

/** What is far goes less than what is near; those who look on from this side go the most. */
const farGoes = 0.45;
const crowdGoes = 0.16;

/** Puts a place into the middle, as far as no edge comes into sight. */
const transformOf = ({ x, y, zoom }: Look): string => {
  const shift = (at: number): number => Math.max(100 - 100 * zoom, Math.min(0, 50 - zoom * at));
  return `translate(${shift(x).toFixed(2)}%, ${shift(y).toFixed(2)}%) scale(${zoom})`;
};
const farLook = ({ x, y, zoom }: Look): Look => ({ x, y, zoom: 1 + (zoom - 1) * farGoes });

/**
 * A picture of the terrace in layers: the evening with its kites, what stands still, and what plays. Each is a layer of its own, so
 * that what stands is not painted anew while men run, and the far one goes less as the view moves.
 */
export const Stage = ({
  view,
  lift = 0,
  look,
  isFollowing = false,
  moods,
  still,
  below,
  children,
}: {
  /** `x y width height` of what is seen. */
  view: string;
  /** So much further down the terrace stands. */
  lift?: number;
  look: Look;
  /** It follows play from near: nobody stands before it on this side. */
  isFollowing?: boolean;
  moods: Moods;
  still: ReactNode;
  /** Under the picture. */
  below: ReactNode;
  children: ReactNode;
}) => {
  const [, , width, height] = view.split(' ');
  return (
    <div className="board-art stage" data-follows={isFollowing}>
      <div className="stage-view" style={{ aspectRatio: `${width} / ${height}` }}>
        <svg
          className="stage-layer"
          viewBox={view}
          style={{ transform: transformOf(farLook(look)) }}
          aria-hidden="true"
          focusable="false"
        >
          <g transform={`translate(0 ${lift})`}>
            <Evening />
            <Kites moods={moods} />
          </g>
        </svg>
        <div className="stage-layer" style={{ transform: transformOf(look) }}>
          <svg className="stage-still" viewBox={view} aria-hidden="true" focusable="false">
            {still}
          </svg>
          <svg viewBox={view} aria-hidden="true" focusable="false">
            {children}
          </svg>
        </div>
        {!isFollowing && (
          <svg
            className="stage-crowd"
            viewBox="0 0 400 26"
            style={{ transform: `translateX(${((50 - look.x) * crowdGoes * look.zoom).toFixed(2)}%)` }}
            aria-hidden="true"
            focusable="false"
          >
            <Crowd />
          </svg>
        )}
      </div>
      {below}
    </div>
  );
};
