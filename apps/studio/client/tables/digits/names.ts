/** What the bets of three digits are called in one language. */
export interface DigitNames {
  readonly places: readonly string[];
  /** Of bets, as their tabs name them. */
  readonly groups: Readonly<Record<'number' | 'place' | 'sum' | 'form' | 'duel', string>>;
  /** Bets on all three digits that have no number. */
  readonly whole: Readonly<Record<string, string>>;
  readonly half: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
  readonly side: Readonly<Record<string, string>>;
  readonly straight: string;
  readonly box: string;
  readonly any: string;
  readonly tail: string;
  readonly sum: string;
  readonly span: string;
  /** How many draws ago a digit came last. */
  readonly missing: string;
  /** Kinds of bets, as the table of returns names them. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** Two places that are compared, `13` the first with the third. */
export const pairText = (pair: string, { places }: DigitNames): string =>
  [...pair].map((place) => places[Number(place) - 1] ?? '').join(' – ');

export const spotText = (spot: string, names: DigitNames): string => {
  const [kind = '', value = '', more = ''] = spot.split(':');
  switch (kind) {
    case 'straight':
    case 'box':
    case 'any':
    case 'tail':
    case 'sum':
    case 'span':
      return `${names[kind]} ${value}`;
    case 'place':
      return `${names.places[Number(value) - 1] ?? ''} ${more}`;
    case 'half':
      return `${names.places[Number(value) - 1] ?? ''} ${names.half[more] ?? ''}`;
    case 'form':
      return names.form[value] ?? spot;
    case 'duel':
      return `${pairText(value, names)} ${names.side[more] ?? ''}`;
    default:
      return names.whole[kind] ?? spot;
  }
};

/** The greatest sum of three digits: a sum and this less it come alike. */
const sumMax = 27;

export const kindText = (kind: string, names: DigitNames): string => {
  const [group = '', number = ''] = kind.split('-');
  if (group === 'span' && number !== '') return `${names.span} ${number}`;
  if (group === 'sum' && number !== '') return `${names.sum} ${number} / ${sumMax - Number(number)}`;
  return names.kinds[kind] ?? kind;
};
