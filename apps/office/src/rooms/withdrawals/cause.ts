import { useTranslate } from 'react-admin';

/** What the hall writes beside a step of its own accord; anything else was written by a person or a gateway. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^requested$/, 'requested'],
  [/^the gateway is asked$/, 'gateway_asked'],
  [/^approval (?<count>\d+) of (?<needed>\d+)$/, 'approval'],
  [/^payout paid$/, 'payout_paid'],
  [/^payout failed$/, 'payout_failed'],
];

/** Why a withdrawal went on to a state, in words. */
export const useCause = (): ((cause: string) => string) => {
  const translate = useTranslate();
  return (cause) => {
    for (const [pattern, name] of known) {
      const found = pattern.exec(cause);
      if (found !== null) return translate(`office.cause.${name}`, { ...found.groups });
    }
    return cause;
  };
};
