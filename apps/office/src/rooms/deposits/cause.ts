import { useTranslate } from 'react-admin';

/** What the hall writes beside a step of its own accord; anything else was written by a gateway. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^opened$/, 'opened'],
  [/^receipt$/, 'receipt'],
  [/^asked$/, 'asked'],
  [/^the gateway has no payment for it$/, 'no_payment'],
  [/^the gateway did not decide$/, 'undecided'],
  [/^the member stays away$/, 'away'],
  [/^other_payment$/, 'other_payment'],
  [/^operator:(?<account>\S+) exception (?<id>\d+)$/, 'exception'],
  [/^operator:(?<account>\S+)$/, 'staff'],
];

/** The no of one of the staff: who, and which of the four reasons. */
const refusal =
  /^operator:(?<account>\S+) (?<reason>not_received|amount_differs|receipt_unclear|other_payer)$/;

/** Why a deposit went on to a state, in words. */
export const useDepositCause = (): ((cause: string) => string) => {
  const translate = useTranslate();
  return (cause) => {
    const { account = '', reason = '' } = refusal.exec(cause)?.groups ?? {};
    if (reason !== '') return `${account} · ${translate(`office.deposit_refusal.${reason}`)}`;
    for (const [pattern, name] of known) {
      const found = pattern.exec(cause);
      if (found !== null) return translate(`office.deposit_cause.${name}`, { ...found.groups });
    }
    return cause;
  };
};
