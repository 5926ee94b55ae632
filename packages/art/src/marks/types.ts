import { hexOf } from '../paper/colour.ts';

/** The names of the game types at the wire (spec §3). */
export const typeNames = [
  'slot',
  'live',
  'sport',
  'lottery',
  'chess',
  'virtual_sport',
  'cockfight',
  'esport',
] as const;
export type TypeName = (typeof typeNames)[number];

/** Lines in the Lucide manner: 24×24, stroke 2, round ends. `area` is tinted when active. */
const icons: Readonly<Record<TypeName, { readonly lines: string; readonly area: string }>> = {
  slot: {
    lines:
      'M5 4h11a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM3 9h15M3 16h15M8 9v7M13 9v7M18 12h3V7',
    area: 'M3 9h15v7H3Z',
  },
  live: {
    lines:
      'M9 5.5l8.2 2.2a1.6 1.6 0 0 1 1.1 2l-2.6 9.6a1.6 1.6 0 0 1-2 1.1M4.6 3.5h7.8A1.6 1.6 0 0 1 14 5.1v10.8a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 15.9V5.1a1.6 1.6 0 0 1 1.6-1.6ZM8.5 7.5l2.5 3-2.5 3-2.5-3ZM21 3.5v.01',
    area: 'M4.6 3.5h7.8A1.6 1.6 0 0 1 14 5.1v10.8a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 15.9V5.1a1.6 1.6 0 0 1 1.6-1.6Z',
  },
  sport: {
    lines:
      'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8l3.8 2.8-1.5 4.4H9.7l-1.5-4.4ZM12 3v5M20.5 9.3l-4.7 1.5M17.3 19.3l-3-4.1M6.7 19.3l3-4.1M3.5 9.3l4.7 1.5',
    area: 'M12 8l3.8 2.8-1.5 4.4H9.7L8.2 10.8Z',
  },
  lottery: {
    lines:
      'M8 3.5a5 5 0 1 0 0 10a5 5 0 1 0 0-10M16.5 11.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M7.2 7.2L8.5 6.3V10.8M15.3 15a1.3 1.3 0 0 1 2.4.6c0 .9-2.4 1.4-2.4 2.6h2.5M17 3.5h3.5V7M20.5 3.5l-4 4M4 17.5v3h3',
    area: 'M8 3.5a5 5 0 1 0 0 10a5 5 0 1 0 0-10',
  },
  chess: {
    lines:
      'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10M12 9.5v5M9.8 11.2h4.4M10.6 14.5h2.8',
    area: 'M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10',
  },
  virtual_sport: {
    lines:
      'M9 4v17M9 5c3-1.8 5 1.3 8 .3 1.3-.4 2.3-.8 4-.8v8.5c-1.7 0-2.7.4-4 .8-3 1-5-2.1-8-.3M15 5.7v8.4M9 9.4c3-1.8 5 1.3 8 .3 1.3-.4 2.3-.8 4-.8M5.5 7.5h-2M5.5 12h-3M5.5 16.5h-2',
    area: 'M9 5c3-1.8 5 1.3 8 .3 1.3-.4 2.3-.8 4-.8V13c-1.7 0-2.7.4-4 .8-3 1-5-2.1-8-.3Z',
  },
  cockfight: {
    lines:
      'M9.5 8.5C9 6.5 7 6.5 7 4.5c1.6.5 2 0 2.5-1.5 1.2 1 1.8 1 3 .2.2 1.5 1 2 2.5 1.8-.3 1.2.3 2 1.5 2.5M9.5 8.5a4.5 4.5 0 0 1 8.4 1.5C18.7 14 20 17 21 20.5H8.5c1-3 1-5.5.5-8M9.2 9.5L4 11.5l5 1.5M8.5 13.5c-1.5.5-2 1.8-1.5 3.5 1.5-.3 2.3-1.2 2.3-2.7M13.5 9.5v.01M13 20.5c.3-2 0-3.5-.8-5M17 20.5c-.2-2-.7-3.5-1.7-5',
    area: 'M9.5 8.5a4.5 4.5 0 0 1 8.4 1.5C18.7 14 20 17 21 20.5H8.5c1-3 1-8 1-12Z',
  },
  esport: {
    lines:
      'M7 6.5h10a5 5 0 0 1 4.9 4l.9 4.8a2.6 2.6 0 0 1-4.6 2L16 14.5H8l-2.2 2.8a2.6 2.6 0 0 1-4.6-2l.9-4.8A5 5 0 0 1 7 6.5ZM7.5 9v4M5.5 11h4M15 12.2v.01M18 9.8v.01',
    area: 'M7 6.5h10a5 5 0 0 1 4.9 4l.9 4.8a2.6 2.6 0 0 1-4.6 2L16 14.5H8l-2.2 2.8a2.6 2.6 0 0 1-4.6-2l.9-4.8A5 5 0 0 1 7 6.5Z',
  },
};

export type TypeIconOptions = {
  readonly active?: boolean;
  /** Any CSS colour; `currentColor` when the markup is put into the page. */
  readonly colour?: string;
};

/** Grey and brass that keep 3:1 on dark and on light themes alike, for use as an `<img>`. */
const plain = hexOf([0.63, 0.02, 270]);
const brass = hexOf([0.66, 0.12, 76]);

export const typeIconSvg = (name: TypeName, { active = false, colour }: TypeIconOptions = {}): string => {
  const { lines, area } = icons[name];
  const tone = colour ?? (active ? brass : plain);
  const tint = active ? `<path d="${area}" fill="${tone}" fill-opacity=".28" stroke="none"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="${tone}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${tint}<path d="${lines}"/></svg>`;
};
