import type { Locale } from '@pavilion/contract';
import type {
  MemberEntry,
  MemberNote,
  MemberWallet,
  memberBonuses,
  memberDevices,
  memberLetters,
  memberPayments,
  memberRounds,
  memberSafety,
  memberSessions,
} from '@pavilion/contract/office';
import type { z } from 'zod';
import { messageText, officeName } from '../../../http/messages.ts';
import { csvOf } from '../../../sheets/csv.ts';
import { columnsIn, type WordedColumn } from '../../../sheets/officeSheets.ts';
import { wallClock } from '../../../sheets/sheet.ts';
import type { ZipEntry } from '../../../sheets/zip.ts';
import {
  agentTransferColumns,
  billColumns,
  campaignColumns,
  disputeColumns,
  relationColumns,
} from './agentCsv.ts';
import type { PersonalData } from './personalData.ts';

/** The data of a person as tables, one file each. */

type RowOf<C extends { data: z.ZodType<{ rows: readonly unknown[] }> }> = z.output<C['data']>['rows'][number];
type Safety = z.output<typeof memberSafety.data>;

const at = <Row extends { readonly at: string }>(): WordedColumn<Row> => ({
  word: 'at',
  kind: 'instant',
  value: (row) => row.at,
});
const money = <Row extends { readonly amount: string; readonly currency: string }>(): WordedColumn<Row>[] => [
  { word: 'currency', kind: 'text', value: ({ currency }) => currency },
  { word: 'amount', kind: 'decimal', value: ({ amount }) => amount },
];

const walletColumns: readonly WordedColumn<MemberWallet>[] = [
  { word: 'wallet', kind: 'text', value: ({ purpose }) => purpose, named: 'office.purpose' },
  { word: 'provider', kind: 'text', value: ({ provider }) => provider },
  ...money<MemberWallet>(),
];

type Stake = PersonalData['in_rounds'][number];
const stakeColumns: readonly WordedColumn<Stake>[] = [
  { word: 'provider', kind: 'text', value: ({ provider }) => provider },
  ...money<Stake>(),
];

const accountColumns: readonly WordedColumn<PersonalData['bank_accounts'][number]>[] = [
  { word: 'bank_name', kind: 'text', value: (row) => row.bank_name },
  { word: 'bank_number', kind: 'text', value: ({ number }) => number },
  { word: 'holder', kind: 'text', value: ({ holder }) => holder },
  { word: 'currency', kind: 'text', value: ({ currency }) => currency },
  { word: 'bound_at', kind: 'instant', value: (row) => row.bound_at.toISOString() },
  { word: 'replaced_at', kind: 'instant', value: (row) => row.replaced_at?.toISOString() ?? null },
];

const deviceColumns: readonly WordedColumn<RowOf<typeof memberDevices>>[] = [
  { word: 'device', kind: 'text', value: ({ name }) => name },
  { word: 'first_seen_at', kind: 'instant', value: (row) => row.first_seen_at },
  { word: 'last_seen_at', kind: 'instant', value: (row) => row.last_seen_at },
  { word: 'address', kind: 'text', value: (row) => row.last_address },
];

const sessionColumns: readonly WordedColumn<RowOf<typeof memberSessions>>[] = [
  { word: 'address', kind: 'text', value: ({ address }) => address },
  { word: 'country', kind: 'text', value: ({ country }) => country },
  { word: 'browser', kind: 'text', value: (row) => row.user_agent },
  { word: 'started_at', kind: 'instant', value: (row) => row.started_at },
  { word: 'last_seen_at', kind: 'instant', value: (row) => row.last_seen_at },
  { word: 'ended_at', kind: 'instant', value: (row) => row.ended_at },
  { word: 'end_reason', kind: 'text', value: (row) => row.end_reason, named: 'office.session_end' },
];

type Payment = RowOf<typeof memberPayments>;
const paymentColumns: readonly WordedColumn<Payment>[] = [
  { word: 'order_number', kind: 'text', value: (row) => row.order_number },
  { word: 'direction', kind: 'text', value: ({ direction }) => direction, named: 'office.payment' },
  {
    word: 'state',
    kind: 'text',
    // The two directions have states of their own.
    value: ({ direction, state }) => `${direction}.${state}`,
    named: 'office.state',
  },
  { word: 'method', kind: 'text', value: ({ method }) => method },
  ...money<Payment>(),
  { word: 'fee', kind: 'decimal', value: ({ fee }) => fee },
  at<Payment>(),
];

type Bonus = RowOf<typeof memberBonuses>;
const bonusColumns: readonly WordedColumn<Bonus>[] = [
  at<Bonus>(),
  { word: 'kind', kind: 'text', value: ({ kind }) => kind, named: 'office.bonus' },
  // That of an award is a kind as well; what has another name keeps it.
  { word: 'name', kind: 'text', value: ({ name }) => name, named: 'office.award' },
  ...money<Bonus>(),
  { word: 'state', kind: 'text', value: ({ state }) => state, named: 'office.state.bonus' },
  { word: 'rounds_given', kind: 'count', value: ({ rounds }) => rounds?.given ?? null },
  { word: 'rounds_used', kind: 'count', value: ({ rounds }) => rounds?.used ?? null },
];

const roundColumns: readonly WordedColumn<RowOf<typeof memberRounds>>[] = [
  { word: 'round', kind: 'text', value: (row) => row.round_id },
  { word: 'provider', kind: 'text', value: (row) => row.gp_name },
  { word: 'game', kind: 'text', value: (row) => row.game_name },
  { word: 'type', kind: 'text', value: (row) => row.game_type, named: 'office.game_type' },
  { word: 'currency', kind: 'text', value: ({ currency }) => currency },
  { word: 'stake', kind: 'decimal', value: ({ stake }) => stake },
  { word: 'win', kind: 'decimal', value: ({ win }) => win },
  { word: 'win_pending', kind: 'decimal', value: (row) => row.win_pending },
  { word: 'state', kind: 'text', value: ({ state }) => state, named: 'office.state.round' },
  { word: 'opened_at_round', kind: 'instant', value: (row) => row.opened_at },
  { word: 'closed_at_round', kind: 'instant', value: (row) => row.closed_at },
];

/** An entry of the books, and the account that it stands on. */
type Entry = MemberEntry & { readonly account: Pick<MemberWallet, 'purpose' | 'provider'> };
const entryColumns: readonly WordedColumn<Entry>[] = [
  { word: 'wallet', kind: 'text', value: ({ account }) => account.purpose, named: 'office.purpose' },
  { word: 'provider', kind: 'text', value: ({ account }) => account.provider },
  at<Entry>(),
  { word: 'kind', kind: 'text', value: ({ kind }) => kind, named: 'office.posting' },
  ...money<Entry>(),
  { word: 'balance_after', kind: 'decimal', value: (row) => row.balance_after },
  { word: 'reference', kind: 'text', value: ({ reference }) => reference },
  { word: 'round', kind: 'text', value: (row) => row.round_id },
  { word: 'game', kind: 'text', value: ({ game }) => game },
  { word: 'reason', kind: 'text', value: ({ reason }) => reason },
  { word: 'actor', kind: 'text', value: ({ actor }) => actor },
];

type Letter = RowOf<typeof memberLetters>;
const letterColumns: readonly WordedColumn<Letter>[] = [
  at<Letter>(),
  {
    word: 'sender',
    kind: 'text',
    value: ({ sender }) => sender.replace(/:.*/, ''),
    named: 'office.letter_from',
  },
  { word: 'title', kind: 'text', value: ({ title }) => title },
  { word: 'text', kind: 'text', value: ({ text }) => text },
  { word: 'read_at', kind: 'instant', value: (row) => row.read_at },
  { word: 'destroyed_at', kind: 'instant', value: (row) => row.destroyed_at },
];

const noteColumns: readonly WordedColumn<MemberNote>[] = [
  at<MemberNote>(),
  { word: 'staff', kind: 'text', value: ({ by }) => by },
  { word: 'text', kind: 'text', value: ({ text }) => text },
];

const limitColumns: readonly WordedColumn<Safety['limits'][number]>[] = [
  { word: 'kind', kind: 'text', value: ({ kind }) => kind, named: 'office.safety_limit' },
  { word: 'period', kind: 'text', value: ({ period }) => period, named: 'office.safety_period' },
  { word: 'amount', kind: 'decimal', value: ({ amount }) => amount },
  { word: 'next_amount', kind: 'decimal', value: (row) => row.next_amount },
  { word: 'next_at', kind: 'instant', value: (row) => row.next_at },
];

type Wish = Safety['wishes'][number];
const wishColumns: readonly WordedColumn<Wish>[] = [
  at<Wish>(),
  { word: 'wish', kind: 'text', value: ({ event }) => event, named: 'office.safety_event' },
  { word: 'term', kind: 'text', value: ({ term }) => term, named: 'office.safety_term' },
  { word: 'kind', kind: 'text', value: ({ kind }) => kind, named: 'office.safety_limit' },
  { word: 'period', kind: 'text', value: ({ period }) => period, named: 'office.safety_period' },
  { word: 'amount', kind: 'decimal', value: ({ amount }) => amount },
];

const agreementColumns: readonly WordedColumn<PersonalData['person']['agreements'][number]>[] = [
  { word: 'version', kind: 'text', value: ({ version }) => version },
  { word: 'language', kind: 'text', value: ({ locale }) => locale },
  { word: 'accepted_at', kind: 'instant', value: (row) => row.accepted_at.toISOString() },
  { word: 'address', kind: 'text', value: ({ ip }) => ip },
];

const loginColumns: readonly WordedColumn<PersonalData['person']['third_party_logins'][number]>[] = [
  { word: 'issuer', kind: 'text', value: ({ issuer }) => issuer },
  { word: 'account', kind: 'text', value: ({ subject }) => subject },
  { word: 'linked_at', kind: 'instant', value: (row) => row.linked_at.toISOString() },
];

const personFields = [
  'id',
  'account',
  'currency',
  'status',
  'name',
  'birthday',
  'email',
  'phone',
  'line',
  'others',
  'qq',
  'skype',
  'wechat',
  'fb',
  'zalo',
  'telegram',
  'whats_app',
  'identity_id',
  'phone_verified_at',
  'email_verified_at',
  'locale',
  'registered_ip',
  'created_at',
  'last_login_at',
  'last_login_ip',
] as const;

/** What is known once of a person, as a name and a value. */
interface Fact {
  readonly name: string;
  readonly value: string | number | boolean | Date | null;
}

const factsOf = ({ person, line, safety }: PersonalData): readonly Fact[] => {
  return [
    ...personFields.map((name) => ({ name, value: person.facts[name] ?? null })),
    { name: 'is_agent', value: line.is_agent },
    { name: 'agent_level', value: line.is_agent ? line.agent_level : null },
    { name: 'introduced_by', value: line.introduced?.by?.account ?? line.introduced?.text ?? null },
    { name: 'agents_above', value: line.above.map(({ account }) => account).join(' › ') },
    { name: 'directly_below', value: line.below.count },
    { name: 'friends', value: line.friends },
    { name: 'domains', value: line.domains.join(' ') },
    { name: 'away_until', value: safety.away_until === null ? null : new Date(safety.away_until) },
    { name: 'away_for_good', value: safety.away_for_good },
    { name: 'reality_check_minutes', value: safety.reality_check_minutes },
  ];
};

const factColumns = (locale: Locale, timeZone: string): readonly WordedColumn<Fact>[] => {
  const clock = wallClock(timeZone);
  return [
    { word: 'fact', kind: 'text', value: ({ name }) => messageText(`office.column_${name}`, locale) },
    {
      word: 'value',
      kind: 'text',
      value: ({ name, value }) => {
        if (typeof value === 'boolean') return officeName('office.answer', value ? 'yes' : 'no', locale);
        if (value instanceof Date) return clock(value.toISOString());
        return name === 'status' ? officeName('office.state.member', String(value), locale) : value;
      },
    },
  ];
};

/** The files of an archive with the data of a person: one for each part, headed and named in words. */
export const personCsv = (
  data: PersonalData,
  { locale, timeZone }: { readonly locale: Locale; readonly timeZone: string },
): readonly ZipEntry[] => {
  const file = <Row>(
    name: string,
    columns: readonly WordedColumn<Row>[],
    rows: Iterable<Row> | AsyncIterable<Row>,
  ): ZipEntry => ({
    name: `${name}.csv`,
    parts: csvOf({ name, columns: columnsIn(columns, locale), rows, timeZone }),
  });
  const { lists, person, safety } = data;
  return [
    file('person', factColumns(locale, timeZone), factsOf(data)),
    file('agreements', agreementColumns, person.agreements),
    file('agent-agreements', agreementColumns, data.agent_agreements),
    file('third-party-logins', loginColumns, person.third_party_logins),
    file('bank-accounts', accountColumns, data.bank_accounts),
    file('wallets', walletColumns, data.wallets),
    file('in-rounds', stakeColumns, data.in_rounds),
    file('devices', deviceColumns, data.devices),
    file('limits', limitColumns, safety.limits),
    file('wishes', wishColumns, safety.wishes),
    file('sessions', sessionColumns, lists.sessions),
    file('payments', paymentColumns, lists.payments),
    file('bonuses', bonusColumns, lists.bonuses),
    file('rounds', roundColumns, lists.rounds),
    file('entries', entryColumns, lists.entries),
    file('letters', letterColumns, lists.letters),
    file('notes', noteColumns, lists.notes),
    file('under-agents', relationColumns, data.under_agents),
    file('agent-bills', billColumns, lists.agent_bills),
    file('agent-transfers', agentTransferColumns, lists.agent_transfers),
    file('agent-campaigns', campaignColumns, data.agent_campaigns),
    file('agent-disputes', disputeColumns, lists.agent_disputes),
  ];
};
