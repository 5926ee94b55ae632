import type { Point } from './places.ts';

/** About how wide a text is drawn: letters by half their height, signs of Chinese, Japanese and Korean by all of it. */
export const widthOf = (text: string, font: number): number =>
  [...text].reduce((sum, sign) => sum + (sign >= '\u2e80' && sign <= '\uffdc' ? font : font * 0.58), 0);

/** A line of text that is pressed together where it would be wider than its room. */
export const Line = ({ text, className, at, font, room }: LineProps) => {
  const isWider = widthOf(text, font) > room;
  return (
    <text
      className={className}
      x={at.x}
      y={at.y + font * 0.36}
      fontSize={font}
      textLength={isWider ? room : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {text}
    </text>
  );
};

interface LineProps {
  readonly text: string;
  readonly className: string;
  /** The middle. */
  readonly at: Point;
  readonly font: number;
  readonly room: number;
}

/** A line on a ground of its own, as wide as it needs and no wider than its room. */
export const Plate = ({ text, className, at, font, room }: LineProps) => {
  const width = Math.min(room, Math.max(44, widthOf(text, font) + 18));
  const height = font * 1.6;
  return (
    <g className={`blossom-plate ${className}`}>
      <rect x={at.x - width / 2} y={at.y - height / 2} width={width} height={height} rx={height / 2} />
      <Line text={text} className="plate-text" at={at} font={font} room={width - 10} />
    </g>
  );
};
