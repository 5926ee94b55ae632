import { Box } from '@mui/material';
import type { ReturnRow } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';

const width = 140;
const height = 18;
/** The picture reaches so many bands to each side. */
const reach = 2;

/** Millionths as a percentage with two decimals. */
export const ppmText = (ppm: number | null): string => {
  if (ppm === null) return '–';
  const sign = ppm < 0 ? '−' : '';
  const hundredths = Math.round(Math.abs(ppm) / 100);
  return `${sign}${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')} %`;
};

/** Where the return lies in its band: the band as a bar, what was returned as a stroke. */
export const Band = ({ row }: { readonly row: ReturnRow }) => {
  const translate = useTranslate();
  const { actual_ppm: actual, theory_ppm: theory, band_ppm: band } = row;
  if (theory === null || band === null || band === 0) return <>–</>;
  const away = Math.max(-reach, Math.min(reach, (actual - theory) / band));
  const placeOf = (bands: number): number => width / 2 + (bands / reach) * (width / 2 - 4);
  const isOutside = row.verdict === 'above' || row.verdict === 'below';
  return (
    <Box
      component="svg"
      width={width}
      height={height}
      role="img"
      aria-label={translate('office.games.band_says', {
        from: ppmText(theory - band),
        to: ppmText(theory + band),
        actual: ppmText(actual),
      })}
      sx={{ color: isOutside ? 'error.main' : 'text.primary' }}
    >
      <rect
        x={placeOf(-1)}
        y={5}
        width={placeOf(1) - placeOf(-1)}
        height={height - 10}
        rx={3}
        fill="currentColor"
        opacity={0.2}
      />
      <line x1={placeOf(0)} x2={placeOf(0)} y1={3} y2={height - 3} stroke="currentColor" opacity={0.5} />
      <line x1={placeOf(away)} x2={placeOf(away)} y1={0} y2={height} stroke="currentColor" strokeWidth={3} />
    </Box>
  );
};
