import {
  type AnyOfficeCall,
  agentApplicationList,
  agentCodeList,
  agentDomainList,
  agentList,
  caseList,
  contentList,
  depositExceptionList,
  depositList,
  depositPromotionList,
  envelopeList,
  freeRoundList,
  gameList,
  gatewayList,
  groupLetterList,
  houseAccountList,
  jackpotList,
  memberBonuses,
  memberDevices,
  memberHistory,
  memberLedger,
  memberLetters,
  memberLine,
  memberList,
  memberNotes,
  memberOne,
  memberPayments,
  memberRelatives,
  memberRounds,
  memberSafety,
  memberSessions,
  memberTurnover,
  memberWallets,
  methodList,
  officeToday,
  promotionCosts,
  proposalList,
  providerList,
  reportAgents,
  reportCash,
  reportFunnel,
  reportLiabilities,
  reportMethods,
  reportPlay,
  reportProof,
  reportRetention,
  returnList,
  riskAddressList,
  riskAwayList,
  riskCaseList,
  riskDeniedList,
  riskLimitList,
  riskRuleList,
  roundList,
  staffInvitations,
  staffList,
  traceList,
  transferList,
  winList,
  withdrawalList,
  withdrawalRuleList,
} from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import { bankEvery, bankNumberOf, deviceOf, mailOf, nameOf, phoneOf } from './officeFill.ts';
import { loadedCurrency, loadedSite } from './sizeFill.ts';

/** What the bench asks of the office: everything that a room shows when it is opened. */

export const groups = {
  list: { title: 'lists', p99MaxMs: 150, calls: 150 },
  person: { title: 'the page of a person', p99MaxMs: 150, calls: 200 },
  search: { title: 'search', p99MaxMs: 200, calls: 200 },
  report: { title: 'reports over 31 days, and Today', p99MaxMs: 1_000, calls: 40 },
} as const;
export type Group = keyof typeof groups;

export interface Asked {
  readonly group: Group;
  readonly name: string;
  readonly call: AnyOfficeCall;
  /** The body of the nth call. */
  readonly body: (turn: number) => Readonly<Record<string, unknown>>;
  /** Whether the last page of the list is asked for, as far as pages go. */
  readonly isLast?: boolean;
}

/** People who have a bank account, the busiest among them, and by what each is found. */
export interface Person {
  readonly id: number;
  readonly n: number;
  readonly account: string;
  readonly order_number: string;
  readonly round_ref: string;
  readonly transaction_id: string;
  readonly transfer_id: bigint;
  readonly address: string;
}

/** `$1` how many; one in ten of them played hundreds of rounds. */
const peopleText = `
  WITH everybody AS MATERIALIZED (
    SELECT id, substr(account_key, 7)::integer AS n, account FROM member WHERE account_key LIKE 'loaded%'
  ), chosen AS (
    (SELECT * FROM everybody WHERE n % 1000 = 0 ORDER BY hashint4(id) LIMIT $1::integer / 10)
    UNION ALL
    (SELECT * FROM everybody WHERE n % 1000 <> 0 AND n % ${bankEvery} = 0 ORDER BY hashint4(id) LIMIT $1)
  )
  SELECT s.id, s.n, s.account, w.order_number, t.round_ref, t.transaction_id, t.ledger_transfer_id AS transfer_id, l.address
    FROM chosen s
    CROSS JOIN LATERAL (
      SELECT order_number FROM withdrawal_order WHERE site_id = ${loadedSite} AND member_id = s.id LIMIT 1) w
    CROSS JOIN LATERAL (
      SELECT r.round_ref, t.transaction_id, t.ledger_transfer_id
        FROM round r JOIN wallet_transaction t ON t.round_id = r.id AND t.kind = 'bet'
       WHERE r.member_id = s.id AND r.state = 'closed' LIMIT 1) t
    CROSS JOIN LATERAL (SELECT host(ip) AS address FROM session WHERE member_id = s.id AND ip IS NOT NULL LIMIT 1) l
   ORDER BY hashint4(s.id)`;

export const readPeople = async (pool: Pool, count: number): Promise<Person[]> =>
  (await pool.query<Person>(peopleText, [count])).rows;

const lists: readonly (readonly [AnyOfficeCall, ...Readonly<Record<string, unknown>>[]])[] = [
  [
    memberList,
    { filter: { status: 'frozen' } },
    { filter: { currency: loadedCurrency } },
    { filter: { tag: 1 } },
    { sort: { field: 'account', order: 'ASC' } },
    { sort: { field: 'joined_at', order: 'ASC' } },
  ],
  [
    depositList,
    { filter: { view: 'silent' } },
    { filter: { view: 'all' } },
    { filter: { view: 'all' }, sort: { field: 'created_at', order: 'DESC' } },
    { filter: { view: 'all', state: 'declined' } },
    { filter: { view: 'all' }, sort: { field: 'amount', order: 'DESC' } },
    { filter: { view: 'all', account: 'loaded1000' } },
  ],
  [depositExceptionList, { filter: { settled: true } }],
  [
    withdrawalList,
    { filter: { states: ['paid'] } },
    { filter: { states: ['paid'] }, sort: { field: 'created_at', order: 'DESC' } },
    { filter: { states: ['paid'] }, sort: { field: 'amount', order: 'DESC' } },
    { filter: { states: ['paid'], account: 'loaded1000' } },
  ],
  [winList, { filter: { states: ['released', 'refused'] } }],
  [methodList],
  [houseAccountList],
  [withdrawalRuleList],
  [depositPromotionList],
  [gatewayList],
  [caseList, { filter: { source: 'provider' } }, { filter: { closed: true } }],
  [gameList, { filter: { q: 'koi' } }, { filter: { provider_id: 1 } }],
  [returnList],
  [roundList, { filter: { minutes: 60 } }, { filter: { account: 'loaded1000' } }],
  [transferList],
  [jackpotList],
  [freeRoundList, { filter: { account: 'loaded1000' } }],
  [providerList],
  [staffList],
  [staffInvitations],
  [
    riskCaseList,
    { filter: { state: 'open' } },
    { filter: { kind: 'large_win' } },
    { filter: { account: 'loaded109' } },
  ],
  [riskRuleList],
  [riskAddressList],
  [riskDeniedList],
  [riskAwayList],
  [riskLimitList],
  [agentList, { filter: { q: 'agent12' } }],
  [agentApplicationList],
  [agentCodeList],
  [agentDomainList],
  [contentList, { filter: { q: 'a' } }],
  [envelopeList],
  [groupLetterList],
  [
    traceList,
    { filter: { staff: 'admin' } },
    { filter: { call: '/office/member/reveal' } },
    { filter: { kind: 'write' } },
    { filter: { outcome: 'refused' } },
    { sort: { field: 'id', order: 'ASC' } },
  ],
  [proposalList],
];
/** Lists that take no page: they show all there is. */
const wholeLists: ReadonlySet<AnyOfficeCall> = new Set([riskRuleList]);

const nameOfCall = ({ path }: AnyOfficeCall): string => path.replace('/office/', '').replace(/[/_]/g, ' ');
const wordsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(wordsOf).join(' ') : String(value);

const askedLists = (): Asked[] =>
  lists.flatMap(([call, ...bodies]) =>
    [{}, ...bodies].flatMap((body) => {
      const words = Object.values(body).map(wordsOf).join(', ');
      const name = `${nameOfCall(call)}${words === '' ? '' : `: ${words}`}`;
      const asked: Asked = { group: 'list', name, call, body: () => body };
      if (wholeLists.has(call)) return [asked];
      return [asked, { ...asked, name: `${name}, last page`, isLast: true }];
    }),
  );

const parts: readonly AnyOfficeCall[] = [
  memberOne,
  memberWallets,
  memberLedger,
  memberRounds,
  memberPayments,
  memberTurnover,
  memberBonuses,
  memberLetters,
  memberSessions,
  memberDevices,
  memberRelatives,
  memberLine,
  memberSafety,
  memberNotes,
  memberHistory,
];

const askedParts = (of: (turn: number) => Person): Asked[] =>
  parts.map((call) => ({
    group: 'person',
    name: nameOfCall(call),
    call,
    body: (turn) => ({ id: of(turn).id }),
  }));

const ways: Readonly<Record<string, (person: Person) => string>> = {
  account: ({ account }) => account,
  'beginning of an account': ({ account }) => account.slice(0, 8),
  'beginning of all accounts': () => 'loaded',
  name: ({ n }) => nameOf(n),
  phone: ({ n }) => phoneOf(n),
  mail: ({ n }) => mailOf(n),
  id: ({ id }) => String(id),
  device: ({ n }) => deviceOf(n),
  address: ({ address }) => address,
  'address of thousands': ({ n }) => `10.200.0.${(n / 10) % 4}`,
  'bank account': ({ n }) => bankNumberOf(n),
  order: ({ order_number: number }) => number,
  round: ({ round_ref: ref }) => ref,
  transaction: ({ transaction_id: id }) => id,
  entry: ({ transfer_id: id }) => `${id}.1`,
  nothing: ({ n }) => `nobody${n}`,
};

const askedWays = (of: (turn: number) => Person): Asked[] =>
  Object.entries(ways).map(([name, q]) => ({
    group: 'search',
    name,
    call: memberList,
    body: (turn) => ({ filter: { q: q(of(turn)) } }),
  }));

const dayMs = 24 * 60 * 60_000;
const reportDays = 31;

const askedReports = (now: Date): Asked[] => {
  const begin = new Date(now.getTime() - (reportDays - 1) * dayMs);
  const span = { from: begin.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) };
  const asked: readonly (readonly [string, AnyOfficeCall, Readonly<Record<string, unknown>>])[] = [
    ...['day', 'currency', 'type', 'provider', 'game'].map(
      (by) => [`play by ${by}`, reportPlay, { ...span, by }] as const,
    ),
    ['cash by day', reportCash, { ...span, by: 'day' }],
    ['methods', reportMethods, span],
    ['agents', reportAgents, span],
    ['liabilities', reportLiabilities, {}],
    ['sign-up funnel', reportFunnel, span],
    ['retention, 12 weeks', reportRetention, { weeks: 12 }],
    ['proof', reportProof, span],
    ['costs of promotions', promotionCosts, span],
    ['returns of games', returnList, { filter: { from_day: span.from, to_day: span.to } }],
    ['today', officeToday, {}],
  ];
  return asked.map(([name, call, body]) => ({ group: 'report', name, call, body: () => body }));
};

/** All that is measured. */
export const askAll = (people: readonly Person[], now: Date): readonly Asked[] => {
  const [first] = people;
  if (first === undefined) throw new Error('there is nobody');
  const of = (turn: number): Person => people[turn % people.length] ?? first;
  return [...askedLists(), ...askedParts(of), ...askedWays(of), ...askedReports(now)];
};
