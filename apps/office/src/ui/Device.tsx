import { Box } from '@mui/material';

/** In the order in which they must be looked for: newer names hide behind older ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: typeof browsers, agent: string): string | undefined =>
  list.find(([sign]) => sign.test(agent))?.[1];

/** What a browser says it is, in two words; all of it where that is not known. */
export const deviceName = (agent: string): string => {
  const parts = [nameIn(browsers, agent), nameIn(systems, agent)].filter((part) => part !== undefined);
  return parts.length === 0 ? agent : parts.join(' · ');
};

export const Device = ({ agent }: { readonly agent: string }) => (
  <Box component="span" title={agent} sx={{ overflowWrap: 'anywhere' }}>
    {deviceName(agent)}
  </Box>
);
