import { type Currency, redEnvelopePollMs } from '@pavilion/contract';
import { memberCommonLayout } from '@pavilion/contract/identity';
import { type RedEnvelope, redEnvelopeClaim, redEnvelopePromotion } from '@pavilion/contract/promotions';
import { myCash } from '@pavilion/contract/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { wasRefused } from '../../../api/failure.ts';
import { failureText } from '../../../api/failureText.ts';
import { serverNow } from '../../../api/serverClock.ts';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { languageTags } from '../../../locales/index.ts';
import { onChannelBegun, onRedEnvelope } from '../../../realtime/realtime.ts';
import { leftUntil } from './countdown.ts';

const tickMs = 1_000;
/** Refused for good: the page forgets the envelope (spec §8). */
const gone = 102;

/** The envelope that the member may open, live: asked for again when the channel tells, and after its end. */
export const useRedEnvelope = (): RedEnvelope | null => {
  const client = useQueryClient();
  const envelope = useCallQuery(redEnvelopePromotion, {}).data?.envelope ?? null;
  const endAt = envelope?.end_at;
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: [redEnvelopePromotion.path] });
    const stops = [onRedEnvelope(again), onChannelBegun(again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  useEffect(() => {
    if (endAt === undefined) return;
    // A timer beyond 24.8 days would fire at once; whoever stays that long looks again before.
    const waitMs = Math.min(leftUntil(endAt, serverNow()).ms + redEnvelopePollMs, 2 ** 31 - 1);
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: [redEnvelopePromotion.path] }),
      waitMs,
    );
    return () => clearTimeout(timer);
  }, [client, endAt]);
  return envelope;
};

export interface Countdown {
  readonly ms: number;
  /** Days and clock. */
  readonly text: string;
  /** The days while there are some, then the clock: for a narrow place. */
  readonly short: string;
}

/** What is left until the end, second by second; null when there is no end to wait for. */
export const useCountdown = (endAt: string | undefined): Countdown | null => {
  const locale = useLocale();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (endAt === undefined) return;
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, [endAt]);
  if (endAt === undefined) return null;
  const { ms, days, clock } = leftUntil(endAt, now);
  if (days === 0) return { ms, text: clock, short: clock };
  const short = new Intl.NumberFormat(languageTags[locale], {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'short',
  }).format(days);
  return { ms, text: `${short} ${clock}`, short };
};

/** Opening an envelope, and what the page does afterwards. */
export const useOpening = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [cash, setCash] = useState<{ readonly amount: string; readonly currency: Currency } | null>(null);
  const { send, isPending, failure } = useSending(
    async (id: number) => {
      const won = await callApi(redEnvelopeClaim, { id });
      setCash({ amount: won.cash, currency: won.currency });
    },
    (refusal) => {
      if (wasRefused(refusal, gone))
        client.setQueryData(callKey(redEnvelopePromotion, {}), { envelope: null });
    },
  );
  /** Closing brings balance and list anew (spec §4). */
  const leave = (): void => {
    for (const { path } of [myCash, memberCommonLayout, redEnvelopePromotion])
      void client.invalidateQueries({ queryKey: [path] });
  };
  return { cash, problem: failure && failureText(failure, t), busy: isPending, open: send, leave };
};
