import { type BodyOf, type Locale, locales } from '@pavilion/contract';
import type { FileFormat, fileData, OfficeCall, OfficeRight } from '@pavilion/contract/office';
import { z } from 'zod';
import { messageText, officeName } from '../http/messages.ts';
import { type LoggedIn, type OfficeCallHandler, OfficeFile } from '../http/officeCaller.ts';
import type { Hall } from '../infra/hall.ts';
import { SealError, seal, unseal } from '../infra/seal.ts';
import { csvOf } from './csv.ts';
import type { Sheet, SheetColumn } from './sheet.ts';
import { xlsxOf } from './xlsx.ts';

/** How long the address of a file is good for. */
const ticketGoodMs = 60_000;
/** Files a minute and address. */
const filesPerMinute = 60;

const ticketSchema = z.object({
  siteId: z.number().int(),
  sessionId: z.string(),
  locale: z.enum(locales),
  body: z.unknown(),
  goodUntil: z.coerce.date(),
});

type Keeper = Pick<Hall, 'secret' | 'clock'>;

/** Reads who asked and what for; null for what was not sealed by this call, and for what is good no longer. */
const readTicket = ({ secret, clock }: Keeper, sealName: string, text: string) => {
  try {
    const ticket = ticketSchema.parse(JSON.parse(unseal(secret, sealName, Buffer.from(text, 'base64url'))));
    return ticket.goodUntil > clock.now() ? ticket : null;
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
};

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<FileFormat, string>;

/** A sheet as a file of either format. */
export const sheetFile = <Row>(sheet: Sheet<Row>, format: FileFormat): OfficeFile =>
  new OfficeFile(`${sheet.name}.${format}`, types[format], format === 'csv' ? csvOf(sheet) : xlsxOf(sheet));

/**
 * A column as a noun writes it down: its word is `office.column_…`. What holds codes names the group of words that says them
 * (`office.state.deposit`).
 */
export type WordedColumn<Row> = Omit<SheetColumn<Row>, 'label'> & {
  readonly word: string;
  readonly named?: string;
};

/** Columns with their words in a language. */
export const columnsIn = <Row>(
  columns: readonly WordedColumn<Row>[],
  locale: Locale,
): readonly SheetColumn<Row>[] =>
  columns.map(({ word, named, kind, value }) => ({
    kind,
    label: messageText(`office.column_${word}`, locale),
    value:
      named === undefined
        ? value
        : (row) => {
            const code = value(row);
            return code === null ? null : officeName(named, String(code), locale);
          },
  }));

type FileCall = OfficeCall<z.ZodType, typeof fileData, OfficeRight>;

interface Download<C extends FileCall> {
  readonly open: (caller: LoggedIn, body: BodyOf<C>, signal: AbortSignal) => Promise<OfficeFile>;
  /** What the trace says was asked for; the whole body unless told. */
  readonly told?: (body: BodyOf<C>) => object;
}

/**
 * Binds a call that asks for a file to what writes it: the call answers an address, and whoever asked fetches the file
 * there, written while it is read.
 */
export const handleOfficeDownload = <C extends FileCall>(
  keeper: Keeper,
  call: C,
  { open, told }: Download<C>,
): OfficeCallHandler => {
  const sealName = `file of ${call.path}`;
  const parse = (body: unknown): BodyOf<C> => call.body.parse(body) as BodyOf<C>;
  return {
    call,
    traced: null,
    perMinute: filesPerMinute,
    bodyBytesMax: undefined,
    run: async ({ site, staff, locale }, body) => {
      const goodUntil = new Date(keeper.clock.now().getTime() + ticketGoodMs);
      const ticket = { siteId: site.id, sessionId: staff.id, locale, body, goodUntil };
      const sealed = seal(keeper.secret, sealName, JSON.stringify(ticket)).toString('base64url');
      return { url: `/api${call.path}?ticket=${sealed}`, until: goodUntil.toISOString() };
    },
    download: {
      read: (text) => readTicket(keeper, sealName, text),
      entry: (body) => ({
        subject: { kind: 'file', id: call.path.replace('/office/', '') },
        after: told === undefined ? Object(body) : told(parse(body)),
      }),
      open: (caller, body, signal) => open(caller, parse(body), signal),
    },
  };
};
