import { captchaWaitMs } from '@pavilion/contract';
import { type CaptchaService, captcha } from '@pavilion/contract/identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { wasRefused } from '../../../api/failure.ts';

export interface CaptchaPicture {
  readonly token: string;
  /** Data address of the drawn picture. */
  readonly src: string;
  /** Whose widget takes the place of the picture; null where there is none. */
  readonly service: CaptchaService | null;
}

export interface Captcha {
  readonly picture: CaptchaPicture | null;
  /** `waiting`: asked for too soon, and asked for again in a second, a few times. */
  readonly state: 'idle' | 'fetching' | 'waiting' | 'failed';
  readonly refresh: () => void;
}

/** Asked for too soon (spec §4): the server wants a second between two pictures. */
const tooSoonCode = 101;
/** Others may ask from the same address, and be quicker: so many waits, each a little longer by chance. */
const waitsMax = 5;
const jitterMs = 400;

const fetchPicture = async (type: 1 | 2): Promise<CaptchaPicture> => {
  const { captcha_token, captcha: svg, service } = await callApi(captcha, { type });
  return { token: captcha_token, src: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`, service };
};

/** A captcha of a type (1 login, 2 register). A picture is not fetched while one is under way or waited for. */
export const useCaptcha = (type: 1 | 2): Captcha => {
  const [picture, setPicture] = useState<CaptchaPicture | null>(null);
  const [state, setState] = useState<Captcha['state']>('idle');
  const busy = useRef(false);
  const gone = useRef(false);

  const refresh = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    setState('fetching');
    const fetchOnce = async (waitsLeft: number): Promise<void> => {
      try {
        const drawn = await fetchPicture(type);
        if (gone.current) return;
        setPicture(drawn);
        setState('idle');
      } catch (error) {
        if (waitsLeft > 0 && wasRefused(error, tooSoonCode)) {
          setState('waiting');
          await new Promise((resolve) => setTimeout(resolve, captchaWaitMs + Math.random() * jitterMs));
          return gone.current ? undefined : fetchOnce(waitsLeft - 1);
        }
        if (!gone.current) setState('failed');
      }
    };
    void fetchOnce(waitsMax).finally(() => {
      busy.current = false;
    });
  }, [type]);

  useEffect(() => {
    gone.current = false;
    refresh();
    return () => {
      gone.current = true;
    };
  }, [refresh]);

  return { picture, state, refresh };
};
