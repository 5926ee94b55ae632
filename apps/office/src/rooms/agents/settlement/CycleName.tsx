import { Box } from '@mui/material';
import type { SettlementCycle } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';

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
