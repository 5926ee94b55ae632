import { Box } from '@mui/material';
import type { SettlementCycle } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';

/** Millionths as per cent, without zeros at the end. */
export const percentOf = (ppm: number): string => {
  const [whole, parts] = [Math.trunc(ppm / 10_000), ppm % 10_000];
  const decimals = String(parts).padStart(4, '0').replace(/0+$/, '');
  return `${whole}${decimals === '' ? '' : `.${decimals}`} %`;
};

/** The days of a cycle, and of what length it is. */
export const CycleName = ({
  cycle: { kind, from, to },
}: {
  readonly cycle: Pick<SettlementCycle, 'kind' | 'from' | 'to'>;
}) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {from === to ? from : `${from} – ${to}`} · {translate(`office.settlement.kind_${kind}`)}
    </Box>
  );
};
