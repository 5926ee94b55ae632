import type { AnyOfficeCall } from '@pavilion/contract/office';
import type { z } from 'zod';
import { answerSchema, officeHeaders, refuse } from './callOffice.ts';
import { OfficeFailure } from './failure.ts';

const nameIn = (disposition: string): string => /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'file';

/** Hands a file to the browser, as if it had been downloaded. */
const saveAs = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

/** Makes a call that is answered with a file and saves it. Throws `OfficeFailure` where there is none. */
export const takeFile = async <C extends AnyOfficeCall>(call: C, body: z.input<C['body']>): Promise<void> => {
  let response: Response;
  try {
    response = await fetch(`/api${call.path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: officeHeaders(),
      body: JSON.stringify(body),
    });
    const disposition = response.headers.get('content-disposition');
    if (response.ok && disposition !== null) {
      saveAs(nameIn(disposition), await response.blob());
      return;
    }
  } catch {
    throw new OfficeFailure('network');
  }
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new OfficeFailure('malformed', { code: response.status });
  refuse(response.status, answer.data);
};
