/** A bolt and an anchor, round the middle of a field of twelve. */
export const signs = {
  storm: 'M2.2 -6L-4 1.2H-0.6L-2.2 6L4 -1.6H0.6Z',
  harbor:
    'M0 -6A1.9 1.9 0 0 1 0.8 -2.4V-1.6H2.6V-0.2H0.8V4A4 4 0 0 0 4.2 1L3.2 1.4L5 -1L5.9 1.8L5.2 1.5A5.6 5.6 0 0 1 0 5.9A5.6 5.6 0 0 1 -5.2 1.5L-5.9 1.8L-5 -1L-3.2 1.4L-4.2 1A4 4 0 0 0 -0.8 4V-0.2H-2.6V-1.6H-0.8V-2.4A1.9 1.9 0 0 1 0 -6Z',
} as const;

export const Sign = ({ of }: { of: keyof typeof signs }) => (
  <svg className="beam-sign" viewBox="-7 -7 14 14" data-beam={of} aria-hidden="true">
    <path d={signs[of]} />
  </svg>
);
