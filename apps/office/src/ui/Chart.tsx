import { Box, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { placesOf, ticksOf } from './chartScale.ts';
import { groupDigits } from './Money.tsx';

export interface Series {
  readonly name: string;
  /** Decimals, one for each place; null where there is nothing yet. */
  readonly amounts: readonly (string | null)[];
}

interface ChartProps {
  /** What is drawn, for whoever does not see it. */
  readonly label: string;
  /** Names of the places, from left to right. */
  readonly places: readonly string[];
  /** At most two: one filled, the other outlined, so that they can be told apart without their colours. */
  readonly series: readonly [Series, Series?];
  readonly unit: string;
  /** The table with the same numbers. */
  readonly tableId: string;
}

/** Only how high something is drawn: amounts themselves are shown as they are. */
const heightOf = (amount: string | null | undefined): number => (amount == null ? 0 : Number(amount));

const slot = 20;
const height = 100;
/** Names below at most, on a phone as well. */
const namesMax = 5;

const Swatch = ({ second }: { readonly second: boolean }) => (
  <Box
    aria-hidden
    component="span"
    sx={{
      display: 'inline-block',
      width: 12,
      height: 12,
      borderRadius: 0.5,
      marginRight: 0.75,
      border: 2,
      borderColor: second ? 'info.main' : 'primary.main',
      backgroundColor: second ? 'transparent' : 'primary.main',
    }}
  />
);

/** The highest and the lowest of a series in words. */
const useSummary = ({ places, series, unit }: Pick<ChartProps, 'places' | 'series' | 'unit'>): string => {
  const translate = useTranslate();
  const [{ amounts }] = series;
  const known = amounts.flatMap((amount, place) =>
    amount === null ? [] : [{ amount, name: places[place] ?? '' }],
  );
  const sorted = known.toSorted((one, other) => heightOf(other.amount) - heightOf(one.amount));
  const [highest, lowest] = [sorted[0], sorted.at(-1)];
  if (highest === undefined || lowest === undefined) return '';
  const said = (one: { amount: string; name: string }) => ({
    place: one.name,
    amount: `${groupDigits(one.amount)} ${unit}`,
  });
  return `${translate('office.chart.highest', said(highest))} · ${translate('office.chart.lowest', said(lowest))}`;
};

/**
 * Amounts beside each other as bars, those below nothing under the line, with a scale, a key and a sentence. Drawn to the
 * width that there is; the numbers stand in the table that it points to.
 */
export const Chart = ({ label, places, series, unit, tableId }: ChartProps) => {
  const summary = useSummary({ places, series, unit });
  const summaryId = useId();
  const shown = series.filter((one) => one !== undefined);
  const ticks = ticksOf(shown.flatMap(({ amounts }) => amounts.map(heightOf)));
  const [top, bottom] = [ticks.at(-1) ?? 0, ticks[0] ?? 0];
  if (top === bottom) return null;
  const yOf = (value: number): number => ((top - value) * height) / (top - bottom);
  const width = (slot - 4) / shown.length;
  return (
    <Box component="figure" sx={{ margin: 0, minWidth: 0 }}>
      <Stack component="figcaption" direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, marginBottom: 1 }}>
        {shown.map(({ name }, place) => (
          <Typography key={name} component="span" variant="body2">
            <Swatch second={place === 1} />
            {name}
          </Typography>
        ))}
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 1 }}>
        <Box aria-hidden sx={{ position: 'relative', height: 180, minWidth: 56 }}>
          {ticks.map((tick) => (
            <Typography
              key={tick}
              component="span"
              variant="caption"
              sx={{
                position: 'absolute',
                right: 0,
                top: `${yOf(tick)}%`,
                transform: 'translateY(-50%)',
                color: 'text.secondary',
                whiteSpace: 'nowrap',
              }}
            >
              {groupDigits(String(tick))}
            </Typography>
          ))}
        </Box>
        <Box sx={{ height: 180 }}>
          <Box
            component="svg"
            role="img"
            aria-label={label}
            aria-describedby={summaryId}
            aria-details={tableId}
            width="100%"
            height="100%"
            viewBox={`0 0 ${places.length * slot} ${height}`}
            preserveAspectRatio="none"
            sx={{ display: 'block', overflow: 'visible' }}
          >
            {ticks.map((tick) => (
              <Box
                key={tick}
                component="line"
                x1={0}
                x2={places.length * slot}
                y1={yOf(tick)}
                y2={yOf(tick)}
                vectorEffect="non-scaling-stroke"
                sx={{
                  stroke: (theme) => (tick === 0 ? theme.palette.text.secondary : theme.palette.divider),
                }}
              />
            ))}
            {shown.flatMap(({ name, amounts }, second) =>
              placesOf(places, amounts).map(({ place, index, amount }) => {
                const [from, to] = [yOf(0), yOf(heightOf(amount))];
                return (
                  <Box
                    key={`${name} ${place}`}
                    component="rect"
                    x={index * slot + 2 + second * width}
                    y={Math.min(from, to)}
                    width={width - 1}
                    height={Math.abs(to - from)}
                    vectorEffect="non-scaling-stroke"
                    sx={{
                      strokeWidth: 1.5,
                      stroke: (theme) => theme.palette[second === 1 ? 'info' : 'primary'].main,
                      fill: (theme) => (second === 1 ? 'transparent' : theme.palette.primary.main),
                    }}
                  >
                    <title>{`${place} · ${name} · ${groupDigits(amount)} ${unit}`}</title>
                  </Box>
                );
              }),
            )}
          </Box>
        </Box>
        <span />
        <Stack aria-hidden direction="row" sx={{ justifyContent: 'space-between', marginTop: 0.5 }}>
          {places
            .filter((_, place) => place % Math.ceil(places.length / namesMax) === 0)
            .map((name) => (
              <Typography key={name} component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
            ))}
        </Stack>
      </Box>
      <Typography id={summaryId} variant="body2" sx={{ color: 'text.secondary', marginTop: 0.5 }}>
        {summary}
      </Typography>
    </Box>
  );
};
