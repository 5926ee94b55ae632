/** What a piece of paper is cut from. */
export type Tone = 'robe' | 'deep' | 'trim' | 'skin' | 'hair' | 'white' | 'gold' | 'red' | 'ink' | 'straw';

export interface Piece {
  readonly tone: Tone;
  readonly d: string;
}

const cut = (tone: Tone, d: string): Piece => ({ tone, d });

/** Shoulders, from the neck to the table. */
const builds = {
  slight: 'M-28 42C-28 24 -15 13 0 13S28 24 28 42Z',
  broad: 'M-41 42C-42 21 -22 12 0 12S42 21 41 42Z',
  square: 'M-37 42V27C-37 17 -19 13 0 13S37 17 37 27V42Z',
  round: 'M-43 42C-48 16 -19 14 0 14S48 16 43 42Z',
} as const;

/** Outlines of a head. */
const faces = {
  round: 'M-21 -9A21 21 0 0 1 21 -9A21 21 0 0 1 -21 -9Z',
  wide: 'M-25 -5C-26 -25 -13 -30 0 -30S26 -25 25 -5C24 8 13 14 0 14S-24 8 -25 -5Z',
  long: 'M-16 -15C-17 -34 17 -34 16 -15C16 1 9 16 0 16S-16 1 -16 -15Z',
  heart: 'M-18 -15C-19 -33 19 -33 18 -15C17 -1 7 13 0 13S-17 -1 -18 -15Z',
  square: 'M-19 -22Q0 -33 19 -22V-3C19 8 9 13 0 13S-19 8 -19 -3Z',
} as const;

const brows = {
  thin: 'M-13 -16Q-9 -18 -5 -16',
  thick: 'M-14 -15L-5 -17L-5 -14.5L-14 -12Z',
  long: 'M-4 -16Q-11 -20 -17 -13Q-19 -9 -18 -5Q-14 -13 -4 -13Z',
} as const;

export interface Person {
  readonly name: string;
  readonly build: string;
  readonly face: string;
  readonly brow: string;
  /** How far apart its eyes are, and how high. */
  readonly eyes: { readonly x: number; readonly y: number };
  readonly mouth: number;
  /** Behind the shoulders, on them, over the face and over all. */
  readonly behind: readonly Piece[];
  readonly dress: readonly Piece[];
  readonly marks: readonly Piece[];
  readonly over: readonly Piece[];
}

const teaMaster: Person = {
  name: 'tea',
  build: builds.broad,
  face: faces.round,
  brow: brows.long,
  eyes: { x: 8, y: -9 },
  mouth: 4,
  behind: [],
  dress: [cut('white', 'M-15 13L0 34L15 13L20 16L0 42L-20 16Z')],
  marks: [cut('red', 'M-3 -5Q0 -8 3 -5Q5 1 0 1Q-5 1 -3 -5Z')],
  over: [
    cut(
      'white',
      'M-22 -15C-29 -8 -27 4 -19 8C-19 0 -18 -8 -22 -15ZM22 -15C29 -8 27 4 19 8C19 0 18 -8 22 -15Z',
    ),
    cut('white', 'M-19 4C-16 10 -8 6 -8 7Q0 13 8 7C8 6 16 10 19 4C20 22 10 40 0 44C-10 40 -20 22 -19 4Z'),
    cut('white', 'M0 2C-6 -1 -14 2 -17 9C-10 9 -3 8 0 5C3 8 10 9 17 9C14 2 6 -1 0 2Z'),
  ],
};

const cook: Person = {
  name: 'cook',
  build: builds.round,
  face: faces.wide,
  brow: brows.thick,
  eyes: { x: 9, y: -8 },
  mouth: 5,
  behind: [cut('white', 'M20 -24Q34 -30 36 -18Q29 -16 22 -19ZM21 -20Q34 -14 31 -4Q24 -10 20 -16Z')],
  dress: [
    cut('white', 'M-21 42V24Q0 32 21 24V42Z'),
    cut('trim', 'M-24 16L-19 15V26H-23ZM24 16L19 15V26H23Z'),
  ],
  marks: [
    cut('red', 'M-21 -1A5 4.4 0 1 1 -11 -1A5 4.4 0 1 1 -21 -1ZM11 -1A5 4.4 0 1 1 21 -1A5 4.4 0 1 1 11 -1Z'),
  ],
  over: [
    cut('white', 'M-26 -13C-27 -34 -13 -39 0 -39S27 -34 26 -13C14 -22 -14 -22 -26 -13Z'),
    cut('trim', 'M-26 -13C-14 -22 14 -22 26 -13L26 -19C14 -28 -14 -28 -26 -19Z'),
  ],
};

const lady: Person = {
  name: 'lady',
  build: builds.slight,
  face: faces.heart,
  brow: brows.thin,
  eyes: { x: 7.5, y: -10 },
  mouth: 4,
  behind: [
    cut('hair', 'M-21 -10C-24 -32 -12 -36 0 -36S24 -32 21 -10Q20 4 14 6H-14Q-20 4 -21 -10Z'),
    cut('hair', 'M-9 -33C-19 -46 -8 -56 0 -52C8 -56 19 -46 9 -33Z'),
  ],
  dress: [
    cut('white', 'M-13 14L2 42H-8L-19 17ZM13 14L8 30L4 40L1 34Z'),
    cut('trim', 'M-28 42Q-12 26 0 42ZM28 42Q12 26 0 42Z'),
  ],
  marks: [cut('red', 'M-1.6 -21L0 -24L1.6 -21L0 -18Z')],
  over: [
    cut('hair', 'M-19 -13C-19 -32 19 -32 19 -13C15 -17 7 -24 0 -29C-7 -24 -15 -17 -19 -13Z'),
    cut(
      'gold',
      'M-20 -31L-13 -37L-11 -33L-18 -28ZM20 -31L13 -37L11 -33L18 -28ZM-3 -35H3V-31H-3ZM-26 -47L26 -41L26 -39L-26 -45Z',
    ),
    cut(
      'red',
      'M24 -40A3.4 3.4 0 1 1 30.8 -40A3.4 3.4 0 1 1 24 -40ZM-30 -46A3.4 3.4 0 1 1 -23.2 -46A3.4 3.4 0 1 1 -30 -46Z',
    ),
    cut('gold', 'M26.4 -36H28.4V-22H26.4ZM-20 2H-17.5V11H-20ZM17.5 2H20V11H17.5Z'),
  ],
};

const player: Person = {
  name: 'opera',
  build: builds.square,
  face: faces.square,
  brow: brows.thick,
  eyes: { x: 8.5, y: -9 },
  mouth: 5,
  behind: [
    cut('red', 'M-24 24L-44 -18L-27 -28L-15 20ZM24 24L44 -18L27 -28L15 20Z'),
    cut('gold', 'M-44 -18L-27 -28L-29 -32L-47 -22ZM44 -18L27 -28L29 -32L47 -22Z'),
    cut('straw', 'M-8 -34Q-22 -62 -40 -50Q-24 -54 -13 -34ZM8 -34Q22 -62 40 -50Q24 -54 13 -34Z'),
  ],
  dress: [cut('gold', 'M-19 14Q0 30 19 14L25 19Q0 40 -25 19Z'), cut('deep', 'M-6 32H6V42H-6Z')],
  marks: [
    cut('white', 'M0 -27.3V13C-10 13 -19 8 -19 -3V-22Q-10 -27 0 -27.3Z'),
    cut('red', 'M0 -27.3Q10 -27 19 -22V-3C19 0 18 3 16 5Q11 -4 13 -13Q6 -19 0 -15Z'),
    cut('ink', 'M-18 -17Q-9 -20 -3 -12Q-9 -3 -17 -4Q-13 -10 -18 -17ZM3 -12Q9 -17 15 -10Q9 -5 5 -5Z'),
  ],
  over: [
    cut('deep', 'M-20 -20C-21 -34 -12 -38 0 -38S21 -34 20 -20Q0 -30 -20 -20Z'),
    cut('gold', 'M-20 -20Q0 -30 20 -20L20 -24.5Q0 -35 -20 -24.5ZM-3 -46L0 -52L3 -46L0 -34Z'),
    cut(
      'red',
      'M-6 -37A6 6 0 1 1 6 -37A6 6 0 1 1 -6 -37ZM-24 -26A4.5 4.5 0 1 1 -15 -26A4.5 4.5 0 1 1 -24 -26ZM15 -26A4.5 4.5 0 1 1 24 -26A4.5 4.5 0 1 1 15 -26Z',
    ),
  ],
};

const scholar: Person = {
  name: 'scholar',
  build: builds.square,
  face: faces.long,
  brow: brows.thin,
  eyes: { x: 7.5, y: -10 },
  mouth: 6,
  behind: [cut('ink', 'M-20 -27Q-42 -32 -46 -24Q-42 -18 -20 -22ZM20 -27Q42 -32 46 -24Q42 -18 20 -22Z')],
  dress: [cut('white', 'M-12 14L3 42H-6L-18 16ZM12 14L6 30L0 22Z'), cut('gold', 'M-9 36H9V42H-9Z')],
  marks: [],
  over: [
    cut('ink', 'M-18 -17V-34Q-17 -38 -12 -38V-46Q0 -52 12 -46V-38Q17 -38 18 -34V-17Q0 -25 -18 -17Z'),
    cut('gold', 'M-18 -17Q0 -25 18 -17V-20.5Q0 -28.5 -18 -20.5ZM-3.5 -33L0 -37L3.5 -33L0 -29Z'),
    cut('ink', 'M-1 2.5Q-7 1 -10 9Q-5 5 -1 4.5ZM1 2.5Q7 1 10 9Q5 5 1 4.5ZM-3 11H3L0 25Z'),
    cut(
      'ink',
      'M-14 -10A6.4 6.4 0 1 1 -1.2 -10A6.4 6.4 0 1 1 -14 -10ZM-12.6 -10A5 5 0 1 0 -2.6 -10A5 5 0 1 0 -12.6 -10ZM1.2 -10A6.4 6.4 0 1 1 14 -10A6.4 6.4 0 1 1 1.2 -10ZM2.6 -10A5 5 0 1 0 12.6 -10A5 5 0 1 0 2.6 -10Z',
    ),
  ],
};

const fisher: Person = {
  name: 'fisher',
  build: builds.slight,
  face: faces.round,
  brow: brows.thick,
  eyes: { x: 8, y: -7 },
  mouth: 6,
  behind: [
    cut('hair', 'M-22 -14C-24 4 -20 10 -14 12H14C20 10 24 4 22 -14Z'),
    cut(
      'hair',
      'M-20 2Q-31 7 -27 15Q-33 21 -27 28Q-29 36 -23 39Q-17 34 -19 27Q-14 20 -19 14Q-15 8 -20 2ZM20 2Q31 7 27 15Q33 21 27 28Q29 36 23 39Q17 34 19 27Q14 20 19 14Q15 8 20 2Z',
    ),
  ],
  dress: [
    cut('white', 'M-10 14Q0 25 10 14L15 17Q0 34 -15 17Z'),
    cut('trim', 'M-28 42C-28 32 -24 25 -18 19L-10 42ZM28 42C28 32 24 25 18 19L10 42Z'),
  ],
  marks: [
    cut('red', 'M-18 -1A3.4 3 0 1 1 -11 -1A3.4 3 0 1 1 -18 -1ZM11 -1A3.4 3 0 1 1 18 -1A3.4 3 0 1 1 11 -1Z'),
    cut('hair', 'M-20 -13Q-12 -23 0 -19Q12 -23 20 -13Q10 -17 0 -15Q-10 -17 -20 -13Z'),
  ],
  over: [
    cut('straw', 'M-44 -14L-4 -46Q0 -49 4 -46L44 -14Q0 -30 -44 -14Z'),
    cut('gold', 'M-44 -14Q0 -30 44 -14L41 -11Q0 -26 -41 -11Z'),
    cut('red', 'M-25 33H-19V37H-25ZM19 33H25V37H19Z'),
  ],
};

/** Whoever looks at the table. */
const oneself: Person = {
  name: 'you',
  build: builds.slight,
  face: faces.heart,
  brow: brows.thick,
  eyes: { x: 8, y: -9 },
  mouth: 4,
  behind: [
    cut('hair', 'M-20 -8C-24 -30 -12 -36 0 -36S24 -30 20 -8L17 4H-17Z'),
    cut('hair', 'M4 -32Q10 -50 26 -44Q38 -36 32 -14Q31 -2 24 4Q28 -14 24 -24Q20 -32 12 -30Z'),
  ],
  dress: [
    cut('white', 'M-13 14L2 42H-8L-19 17ZM13 14L8 30L4 40L1 34Z'),
    cut('gold', 'M-24 36Q0 44 24 36V42H-24Z'),
  ],
  marks: [],
  over: [
    cut('hair', 'M-20 -8C-22 -30 -8 -33 4 -31C16 -31 21 -20 20 -8C17 -13 15 -17 12 -21C4 -13 -8 -12 -20 -8Z'),
    cut('trim', 'M-20 -17Q0 -31 20 -17L20 -21.5Q0 -36 -20 -21.5Z'),
    cut('gold', 'M4 -33A5 5 0 1 1 14 -33A5 5 0 1 1 4 -33Z'),
  ],
};

/** The bot that waits at each seat is always the same one: it keeps its face wherever the table is seen from. */
const bots: readonly Person[] = [teaMaster, cook, lady, player, scholar, fisher];

/** Who sits there; `null` for members, whose faces nobody is shown. */
export const personOf = (who: 'you' | 'member' | 'bot', seat: number): Person | null =>
  who === 'member' ? null : who === 'you' ? oneself : (bots[seat] ?? teaMaster);
