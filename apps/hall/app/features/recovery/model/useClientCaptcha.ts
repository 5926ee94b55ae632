import { useCallback, useEffect, useRef, useState } from 'react';
import { readClientCaptcha } from '../../doors/model/readClientCaptcha.ts';
import type { Captcha } from '../../identity/model/useCaptcha.ts';

export interface ClientCaptcha extends Captcha {
  /** Whether what was typed is what the picture shows. Nothing matches a picture that has not come. */
  readonly matches: (typed: string) => boolean;
}

const plain = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/** The look-at-it captcha of the site's own route (spec §5 Withdraw verification): drawn anew at each refresh. */
export const useClientCaptcha = (): ClientCaptcha => {
  const [shown, setShown] = useState<{ readonly src: string; readonly text: string } | null>(null);
  const [state, setState] = useState<Captcha['state']>('idle');
  const busy = useRef(false);
  const gone = useRef(false);

  const refresh = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    setState('fetching');
    readClientCaptcha()
      .then(
        (read) => {
          if (gone.current) return;
          setShown(read);
          setState('idle');
        },
        () => {
          if (!gone.current) setState('failed');
        },
      )
      .finally(() => {
        busy.current = false;
      });
  }, []);

  useEffect(() => {
    gone.current = false;
    refresh();
    return () => {
      gone.current = true;
    };
  }, [refresh]);

  return {
    picture: shown === null ? null : { src: shown.src, token: '', service: null },
    state,
    refresh,
    matches: (typed) => shown !== null && plain(typed) === plain(shown.text),
  };
};
