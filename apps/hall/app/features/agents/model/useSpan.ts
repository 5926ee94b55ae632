import { agentSpanDaysMax } from '@pavilion/contract/agents';
import { dayAgo } from '@pavilion/web/zonedDay';
import { useState } from 'react';
import { useSite } from '../../../site/SiteContext.tsx';

const dayMs = 24 * 60 * 60_000;
const daysAtFirst = 29;

/** From which day until which, both counted in; null when they make no span that may be asked about. */
const spanOf = (from: string, to: string): { readonly from: string; readonly to: string } | null => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  return days >= 0 && days < agentSpanDaysMax ? { from, to } : null;
};

/** Days of the site, by whose calendar agents are paid; the last thirty at first. */
export const useSpan = () => {
  const { time_zone: timeZone } = useSite().site;
  const [from, setFrom] = useState(() => dayAgo(daysAtFirst, timeZone));
  const [to, setTo] = useState(() => dayAgo(0, timeZone));
  return { from, to, setFrom, setTo, span: spanOf(from, to) };
};
export type SpanChoice = ReturnType<typeof useSpan>;
