import { isSuccess, type PageServices } from '@pavilion/contract';
import { type Letter, letterPreview } from '@pavilion/contract/letters';
import { pageNotFound } from '../../../base/notFound.ts';

/** The letter of a ticket in the address. Without a good one there is no page. */
export const loadLetterPreview = async (services: PageServices, request: Request): Promise<Letter> => {
  const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
  const answer = await services.call(letterPreview, { ticket });
  if (!isSuccess(answer.code)) throw pageNotFound(request, 'rule');
  return answer.data.letter;
};
