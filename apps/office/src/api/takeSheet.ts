import type { FileFormat, fileData, OfficeCall, OfficeRight } from '@pavilion/contract/office';
import type { z } from 'zod';
import { callOffice } from './callOffice.ts';

/** A call that answers with the address of a file. */
export type SheetCall = OfficeCall<z.ZodType, typeof fileData, OfficeRight>;
/** What is asked for, in whichever format. */
type SheetBody<C extends SheetCall> = Omit<z.input<C['body']>, 'format'>;

/**
 * Asks for a file and has the browser fetch it: it is written to the disk as it comes, whatever its length. Throws
 * `OfficeFailure` where it is refused.
 */
export const takeSheet = async <C extends SheetCall>(
  call: C,
  body: SheetBody<C>,
  format: FileFormat,
): Promise<void> => {
  const { url } = await callOffice<SheetCall>(call, { ...body, format });
  // `download` keeps this page where it is, whatever is answered there.
  Object.assign(document.createElement('a'), { href: url, download: '' }).click();
};
