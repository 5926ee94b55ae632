import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** Narrow windows get cards instead of tables. */
export const useIsNarrow = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
