/** Millionths as per cent, without zeros at the end, as they are typed. */
export const typedPercent = (ppm: number): string => {
  const decimals = String(ppm % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${Math.trunc(ppm / 10_000)}${decimals === '' ? '' : `.${decimals}`}`;
};

/** Millionths as per cent, as they are read. */
export const percentOf = (ppm: number): string => `${typedPercent(ppm)} %`;
