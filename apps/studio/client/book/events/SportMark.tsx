import type { BookSport } from '../../../src/book/views.ts';

/** What each sport is played with, in a few cuts; a lantern for all of them. */
const drawings: Readonly<Record<BookSport | 'all', string>> = {
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5 3.4 2.5-1.3 4H9.9l-1.3-4zM12 3v5m7.9 1.6-4.5.9m2 7.9-3.3-3.9m-6.5 3.9 3.3-3.9M4.1 9.6l4.5.9',
  racket:
    'M12 14.5a3.2 3.2 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.4zM9.300 16 5 4l4 1.800L12 4l3 1.800L19 4l-4.300 12M12 4v10.500',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3v18M5.600 5.600q6 6.400 0 12.800M18.400 5.600q-6 6.400 0 12.800',
  siege: 'M4 21V9H3V4h3v2h2V4h3v2h2V4h3v2h2V4h3v5h-1v12zM9.500 21v-5q2.500-3 5 0v5',
  league: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4v1a3 3 0 0 0 3 3m10-4h3v1a3 3 0 0 1-3 3M12 14v4m-4 3h8l-1-3H9z',
  all: 'M9 3h6M9 21h6M12 3v2m0 14v2M5 12c0-4 3-7 7-7s7 3 7 7-3 7-7 7-7-3-7-7zM12 5v14',
};

export const SportMark = ({ sport, size = 20 }: { sport: BookSport | null; size?: number }) => (
  <svg
    className="sport-mark"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={drawings[sport ?? 'all']} />
  </svg>
);
