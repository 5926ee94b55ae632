import { envelopeSchema } from '@pavilion/contract';
import { type CheckIframeData, checkIframeDataSchema } from '@pavilion/contract/ownRoutes';

/** Whether the hall may show the page in a frame, as its own server sees it (spec §7 `/check_iframe`). */
export const checkFrame = async (url: string): Promise<CheckIframeData['embeddable']> => {
  try {
    const response = await fetch('/check_iframe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    });
    const answer = envelopeSchema.extend({ data: checkIframeDataSchema }).safeParse(await response.json());
    return answer.data?.data.embeddable ?? false;
  } catch {
    return false;
  }
};
