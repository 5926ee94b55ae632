import { type TicketKind, ticketOf } from '../../../src/tables/games/sixMark.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { GameWords } from '../texts/texts.ts';

export interface MarkNames {
  readonly groups: Readonly<Record<'special' | 'facets' | 'regular' | 'combined' | 'any', string>>;
  readonly half: (half: string) => string;
  readonly wave: (wave: string) => string;
  readonly animal: (animal: number) => string;
  readonly tail: (tail: number) => string;
  readonly ticket: Readonly<Record<TicketKind, string>>;
  /** When an animal or a last digit among all seven wins. */
  readonly among: string;
  readonly pick: string;
  readonly random: string;
  readonly add: (tickets: number) => string;
  /** How many numbers are chosen, and what tickets of `size` numbers become of them. */
  readonly choose: (size: number, most: number) => string;
}

const inLang = spoken(
  import.meta.glob<{ readonly markNames: MarkNames; readonly sixMarkWords: GameWords }>('./words/*.ts'),
);

export const markNames = inLang('markNames');

export const spotIn =
  (lang: Lang, kinds: Readonly<Record<string, string>>) =>
  (spot: string): string => {
    const names = markNames(lang);
    const ticket = ticketOf(spot);
    if (ticket) return `${names.ticket[ticket.kind]} ${ticket.numbers.join(' ')}`;
    const [kind = '', value = ''] = spot.split(':');
    switch (kind) {
      case 'special':
      case 'regular':
        return `${kinds[kind] ?? kind} ${value}`;
      case 'wave':
        return `${kinds.special ?? ''} ${names.wave(value)}`;
      case 'animal':
        return `${kinds.special ?? ''} ${names.animal(Number(value))}`;
      case 'tail':
        return `${kinds.special ?? ''} ${names.tail(Number(value))}`;
      case 'any-animal':
        return `${kinds.any ?? ''} ${names.animal(Number(value))}`;
      case 'any-tail':
        return `${kinds.any ?? ''} ${names.tail(Number(value))}`;
      default:
        return names.half(kind);
    }
  };

export const resultText = (summary: string): string => summary.replaceAll('-', ' ').replace('+', ' + ');

export const sixMarkWords = inLang('sixMarkWords');
