import { Box } from '@mui/material';

interface Bar {
  readonly key: string;
  /** A decimal; may be negative. */
  readonly amount: string;
}

/** Only how high a bar is drawn: the amounts themselves stand in the table, which is read instead of the picture. */
const heightOf = (amount: string): number => Number(amount);

/** Amounts of days beside each other, those below nothing under the line. Adorns the table under it, and is silent. */
export const DayBars = ({ bars }: { readonly bars: readonly Bar[] }) => {
  const heights = bars.map(({ amount }) => heightOf(amount));
  const top = Math.max(0, ...heights);
  const bottom = Math.min(0, ...heights);
  if (top === bottom) return null;
  const scale = 100 / (top - bottom);
  return (
    <Box aria-hidden sx={{ height: 96, marginY: 1 }}>
      <svg
        width="100%"
        height="100%"
        viewBox={`0 0 ${bars.length * 10} 100`}
        preserveAspectRatio="none"
        role="presentation"
      >
        {bars.map(({ key }, place) => {
          const height = (heights[place] ?? 0) * scale;
          const zero = top * scale;
          return (
            <Box
              key={key}
              component="rect"
              x={place * 10 + 1.5}
              y={height >= 0 ? zero - height : zero}
              width={7}
              height={Math.max(Math.abs(height), 0.5)}
              sx={{ fill: (theme) => (height >= 0 ? theme.palette.primary.main : theme.palette.error.main) }}
            />
          );
        })}
      </svg>
    </Box>
  );
};
