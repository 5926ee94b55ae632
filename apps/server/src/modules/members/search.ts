import { isIP } from 'node:net';
import { cleanBankAccount } from '@pavilion/contract/bankRules';
import type { OfficeMemberRow } from '@pavilion/contract/office';
import { currencyCodes } from '@pavilion/money';
import { accountKeyOf, deviceHashOf, hashesOfNumber, udidLengthMin } from '../identity/index.ts';
import { identifierKeyOf } from '../signup/index.ts';

/** One way in which a search finds members: a query for their ids, each bounded, with what it looks for. */
interface Way {
  readonly foundBy: NonNullable<OfficeMemberRow['found_by']>;
  /** `$1` is the site; the others are put in where `?` stands, in their order. */
  readonly text: string;
  readonly values: readonly unknown[];
}

/** As many members are found in one way; whoever looks for one of more has to say more. */
const foundMax = 1_000;
/** Sessions of one address that are looked through. */
const sessionsMax = 1_000;
const idMax = 2_147_483_647;
const deviceBytes = 32;

/** What stands for itself in a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const byId = (q: string): Way[] =>
  /^[0-9]{1,10}$/.test(q) && Number(q) <= idMax
    ? [
        {
          foundBy: 'id',
          text: 'SELECT id FROM member WHERE site_id = $1 AND id = ?',
          values: [Number(q)],
        },
      ]
    : [];

const byWords = (q: string): Way[] => [
  {
    foundBy: 'account',
    text: `SELECT id FROM member WHERE site_id = $1 AND account_key LIKE ? ORDER BY account_key LIMIT ${foundMax}`,
    values: [`${literal(accountKeyOf(q))}%`],
  },
  ...(['name', 'phone', 'mail'] as const).map((foundBy) => ({
    foundBy,
    text: `SELECT member_id FROM member_identifier WHERE site_id = $1 AND field = ? AND value_key = ? LIMIT ${foundMax}`,
    values: [foundBy === 'mail' ? 'member_email' : `member_${foundBy}`, identifierKeyOf(q)],
  })),
];

const byOrder = (q: string): Way[] =>
  (['deposit_order', 'withdrawal_order'] as const).map((table) => ({
    foundBy: 'order',
    text: `SELECT member_id FROM ${table} WHERE site_id = $1 AND order_number = ?`,
    values: [q.toUpperCase()],
  }));

/** A provider's names of rounds and transactions are its own: each provider is asked, by its index. */
const byPlay = (q: string): Way[] =>
  /^[\x21-\x7e]{1,128}$/.test(q)
    ? [
        {
          foundBy: 'round',
          text: `SELECT r.member_id FROM provider p CROSS JOIN LATERAL (
                   SELECT member_id, site_id FROM round WHERE gp_id = p.gp_id AND round_ref = ? LIMIT ${foundMax}
                 ) r WHERE r.site_id = $1`,
          values: [q],
        },
        {
          foundBy: 'transaction',
          text: `SELECT t.member_id FROM provider p
                   JOIN wallet_transaction t ON t.gp_id = p.gp_id AND t.transaction_id = ? WHERE t.site_id = $1`,
          values: [q],
        },
      ]
    : [];

/** An entry of the books as the page of a member writes it: transfer and leg. */
const byEntry = (q: string): Way[] => {
  const entry = /^([0-9]{1,18})\.[0-9]{1,6}$/.exec(q);
  return entry === null
    ? []
    : [
        {
          foundBy: 'transaction',
          text: `SELECT a.owner_id FROM ledger.move m CROSS JOIN LATERAL (VALUES (m.from_id), (m.to_id)) side (id)
                   JOIN ledger.account a ON a.id = side.id
                  WHERE m.transfer_id = ? AND a.owner_kind = 'member' AND a.site_id = $1`,
          values: [entry[1]],
        },
      ];
};

/** The number as it is bound, in whichever currency. */
const byBankAccount = (q: string, secret: string): Way[] => {
  const { account_number: number } = cleanBankAccount({ bank_name: '', account_number: q, holder: '' });
  return /^[0-9A-Z]{6,34}$/.test(number)
    ? [
        {
          foundBy: 'bank_account',
          text: 'SELECT member_id FROM bank_account WHERE site_id = $1 AND number_hash = ANY (?)',
          values: [hashesOfNumber(secret, number, currencyCodes)],
        },
      ]
    : [];
};

/** What a device calls itself, whole; or the beginning of its hash, as the page of a member shows it. */
const byDevice = (q: string): Way[] => {
  const find = (from: Buffer, to: Buffer): Way => ({
    foundBy: 'device',
    text: `SELECT d.member_id FROM known_device d JOIN member m ON m.id = d.member_id
            WHERE m.site_id = $1 AND d.device_hash BETWEEN ? AND ? LIMIT ${foundMax}`,
    values: [from, to],
  });
  const whole = q.length >= udidLengthMin ? [find(deviceHashOf(q), deviceHashOf(q))] : [];
  if (!/^(?:[0-9a-f]{2}){8,32}$/i.test(q)) return whole;
  const given = Buffer.from(q, 'hex');
  const rest = deviceBytes - given.length;
  return [
    ...whole,
    find(Buffer.concat([given, Buffer.alloc(rest, 0)]), Buffer.concat([given, Buffer.alloc(rest, 255)])),
  ];
};

const byAddress = (q: string): Way[] =>
  isIP(q) === 0
    ? []
    : [
        {
          foundBy: 'address',
          text: `SELECT DISTINCT member_id FROM (
                   SELECT member_id FROM session WHERE site_id = $1 AND ip = ?::inet LIMIT ${sessionsMax}) s`,
          values: [q],
        },
        {
          foundBy: 'address',
          text: `SELECT id FROM member WHERE site_id = $1 AND registered_ip = ?::inet LIMIT ${foundMax}`,
          values: [q],
        },
      ];

interface Search {
  /** A table of `id` and `found_by`; `$1` is the site, the others follow from `first` on. */
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Whom a search finds, each once and by the surest way. Every way goes by an index. */
export const searchFor = (q: string, secret: string, first: number): Search => {
  const ways = [
    ...byId(q),
    ...byWords(q),
    ...byOrder(q),
    ...byPlay(q),
    ...byEntry(q),
    ...byBankAccount(q, secret),
    ...byDevice(q),
    ...byAddress(q),
  ];
  let place = first;
  const parts = ways.map(({ foundBy, text }, rank) => {
    const numbered = text.replaceAll('?', () => {
      place += 1;
      return `$${place - 1}`;
    });
    return `(SELECT found.id, ${rank} AS rank, '${foundBy}' AS found_by FROM (${numbered}) AS found (id))`;
  });
  return {
    text: `(SELECT DISTINCT ON (id) id, found_by FROM (${parts.join(' UNION ALL ')}) AS any_way ORDER BY id, rank)`,
    values: ways.flatMap(({ values }) => values),
  };
};
