import { handKinds } from './read.ts';

export type HandKind = keyof typeof handKinds;

const isKind = (name: string): name is HandKind => name in handKinds;

/** The best first. */
export const albumKinds: readonly HandKind[] = Object.keys(handKinds).filter(isKind);

const hands = Object.values(handKinds).reduce((sum, count) => sum + count, 0);

/** How often three cards are of a kind. */
export const chanceOf = (kind: HandKind): string => `${((handKinds[kind] / hands) * 100).toFixed(2)}%`;

/** What somebody has won pots with: a petal for each kind of hand. It pays nothing, and is only to be looked at. */
export interface Album {
  /** Blossoms that are whole. */
  readonly whole: number;
  /** Petals of the one that is still open. */
  readonly petals: readonly HandKind[];
  /** The round that brought the last petal. */
  readonly round: number;
  /** That petal, which is celebrated for as long as its round is seen; `null` where none has come to this page. */
  readonly fresh: HandKind | null;
}

export const emptyAlbum: Album = { whole: 0, petals: [], round: 0, fresh: null };

/** The album after a pot that was won with this hand. No round counts twice. */
export const withPetal = (album: Album, name: string, round: number): Album => {
  if (!isKind(name) || album.round === round || album.petals.includes(name)) return album;
  const petals = [...album.petals, name];
  return petals.length < albumKinds.length
    ? { ...album, petals, round, fresh: name }
    : { whole: album.whole + 1, petals: [], round, fresh: name };
};

export const missingIn = ({ petals }: Album): readonly HandKind[] =>
  albumKinds.filter((kind) => !petals.includes(kind));

/** As a browser keeps it. */
export const textOfAlbum = ({ whole, petals, round }: Album): string => [whole, round, ...petals].join(' ');

/** An empty one for what is no album. */
export const readAlbum = (text: string | null): Album => {
  const [whole = '', round = '', ...names] = (text ?? '').split(' ');
  const [count, number] = [Number(whole), Number(round)];
  if (text === null || !Number.isSafeInteger(count) || !Number.isSafeInteger(number) || count < 0)
    return emptyAlbum;
  return {
    whole: count,
    round: number,
    petals: albumKinds.filter((kind) => names.includes(kind)),
    fresh: null,
  };
};
