import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Currency, Theme } from '@pavilion/contract';
import { registerFieldNames } from '@pavilion/contract/signup';
import { memberMain, post, siteAdjustment } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createPool, type Pool, startCluster, withTransaction } from '@pavilion/postgres';
import { sendLetter } from '../apps/server/src/modules/letters/index.ts';
import { createRedEnvelope } from '../apps/server/src/modules/promotions/index.ts';
import { createOutbox } from '../apps/server/src/realtime/index.ts';

/**
 * The database of the house under test, for what an operator would set and no call does yet. Everything that a spec
 * changes here belongs to a currency or an agent of its own, so that the other specs notice nothing.
 */

export const demoSite = 1;
const databaseName = 'pavilion';

const openPool = async (): Promise<Pool> => {
  const dataDir = process.env.E2E_DATA_DIR;
  if (dataDir === undefined)
    throw new Error('E2E_DATA_DIR is not set: run the browser tests through npm test');
  const cluster = await startCluster({ dataDir: join(dataDir, 'postgres'), whenOwned: 'attach' });
  return createPool(cluster.url(databaseName), { max: 1 });
};

export const withHouse = async <T>(use: (pool: Pool) => Promise<T>): Promise<T> => {
  const pool = await openPool();
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
};

/** Waits until nobody else holds what this name stands for; answers how to let it go. Both projects run beside each other. */
export const holdAlone = async (name: string): Promise<() => Promise<void>> => {
  const pool = await openPool();
  const client = await pool.connect();
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
  return async () => {
    // The lock goes with its connection.
    client.release(true);
    await pool.end();
  };
};

/** Lets the sign-up of a currency ask for every field there is, none of them required but the usual. */
export const showEveryField = (currency: Currency): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `INSERT INTO register_setting (site_id, currency, name, is_display, is_required, sort)
       SELECT $1, $2, name, true, name IN ('member_account', 'password', 'check_password', 'captcha'), sort
         FROM unnest($3::text[]) WITH ORDINALITY AS given (name, sort)
       ON CONFLICT (site_id, currency, name)
       DO UPDATE SET is_display = true, is_required = excluded.is_required, sort = excluded.sort`,
      [demoSite, currency, [...registerFieldNames]],
    );
  });

/** Makes a member an agent, as an operator does. */
export const makeAgent = (memberId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `UPDATE member SET is_agent = true, agent_active = true, agent_type = 1, agent_level = 1, member_type = 2
        WHERE id = $1`,
      [memberId],
    );
  });

export const closeAgent = (memberId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('UPDATE member SET agent_active = false WHERE id = $1', [memberId]);
  });

/** Gives an agent a host name of its own. */
export const giveDomain = (agentId: number, host: string, currency: Currency): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `INSERT INTO agent_domain (host, site_id, agent_id, currency) VALUES ($1, $2, $3, $4)
       ON CONFLICT (host) DO UPDATE SET agent_id = excluded.agent_id, currency = excluded.currency`,
      [host, demoSite, agentId, currency],
    );
  });

/** Who brought a member, as the books have it. */
export const introducerOf = (account: string): Promise<{ kind: string | null; agentId: number | null }> =>
  withHouse(async (pool) => {
    const { rows } = await pool.query<{ kind: string | null; agent_id: number | null }>(
      'SELECT introducer_kind AS kind, agent_id FROM member WHERE site_id = $1 AND account = $2',
      [demoSite, account],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`nobody is called ${account}`);
    return { kind: row.kind, agentId: row.agent_id };
  });

/** What an operator demands of a member before anything else: another password. */
export const demandPasswordChange = (memberId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('UPDATE member SET first_login_to_change_password = true WHERE id = $1', [memberId]);
  });

/** What an operator demands of a member, who has a name, before a deposit: a bank account. */
/** As if a version of the service agreement had begun since the member accepted one. */
export const demandAgreement = (memberId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('UPDATE session SET agreement_due = true WHERE member_id = $1', [memberId]);
  });

export const demandBankAccount = (memberId: number, name: string): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('UPDATE member SET need_bank_account_deposit_verified = true, name = $2 WHERE id = $1', [
      memberId,
      name,
    ]);
  });

/** Another session of a member beside the one that is open, which the hall's single session would end. Answers its id. */
export const addSession = (memberId: number, token: string): Promise<string> =>
  withHouse(async (pool) => {
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at, ip, user_agent, country)
       VALUES ($1, $2, now(), now(), now() + interval '1 day', '203.0.113.77',
               'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
               'VN')
       RETURNING id`,
      [demoSite, memberId],
    );
    const id = rows[0]?.id ?? '';
    await pool.query(
      `INSERT INTO session_token (token_hash, session_id, issued_at) VALUES (sha256(convert_to($1, 'UTF8')), $2, now())`,
      [token, id],
    );
    return id;
  });

/** How many of these sessions are still open. */
export const countOpenSessions = (ids: readonly string[]): Promise<number> =>
  withHouse(async (pool) => {
    const { rowCount } = await pool.query('SELECT FROM session WHERE id = ANY($1) AND ended_at IS NULL', [
      ids,
    ]);
    return rowCount ?? 0;
  });

/** Asks every page of a member to begin afresh, as an operator does. */
export const tellCleanCache = (memberId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('INSERT INTO cache_clean (site_id, member_id) VALUES ($1, $2)', [demoSite, memberId]);
  });

/** Tells a member's pages of their letters, which says nothing about money. */
export const tellLetters = (memberId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `INSERT INTO outbox (site_id, channel, member_id, event, payload)
       VALUES ($1, 'private-member.' || $2::integer, $2::integer, 'letters', '{"unread_count": 0}')`,
      [demoSite, memberId],
    );
  });

/** What an operator changes about members, who are told by their account: also those of the house's other sites. */
export const changeMember = (
  account: string,
  columns: Partial<{
    readonly status: 'active' | 'disabled' | 'frozen';
    readonly withdraw_verification_demanded: boolean;
    readonly name: string;
    readonly phone: string;
  }>,
): Promise<void> =>
  withHouse(async (pool) => {
    const names = Object.keys(columns);
    const { rowCount } = await pool.query(
      `UPDATE member SET ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} WHERE account = $1`,
      [account, ...Object.values(columns)],
    );
    if (rowCount !== 1) throw new Error(`nobody is called ${account}`);
  });

/** Lets a person of the sandbox identity provider be nobody's, whatever an earlier run has linked. */
export const forgetPerson = (subject: string): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('DELETE FROM member_identity WHERE site_id = $1 AND subject = $2', [demoSite, subject]);
  });

/** Pop-ups would stand before what the specs look at; those that are about them hang their own in the second house. */
export const restPopups = (): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('UPDATE bulletin SET enabled = false WHERE site_id = $1 AND ends_at IS NULL', [
      demoSite,
    ]);
  });

export interface HungPopup {
  readonly title: string;
  /** 0 visitors and members, 1 visitors, 2 members, 3 deposit page. */
  readonly shownTo: 0 | 1 | 2 | 3;
  readonly html: string;
  /** 0 both, 1 desktop, 2 mobile. */
  readonly device?: 0 | 1 | 2;
  /** Its time is over. */
  readonly isPast?: boolean;
}

const harborSite = 2;

/** Hangs pop-ups in the second house, in place of those that hang there, and lets each be shown once or at every visit. */
export const hangPopups = (popups: readonly HungPopup[], displayFrequency: 0 | 1): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('DELETE FROM bulletin WHERE site_id = $1', [harborSite]);
    for (const [sort, { title, shownTo, html, device = 0, isPast = false }] of popups.entries())
      await pool.query(
        `INSERT INTO bulletin (site_id, display_device, display_content, title, content, sort, ends_at)
         VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $7 THEN now() - interval '1 day' END)`,
        [harborSite, device, shownTo, { en_US: title }, { en_US: html }, sort, isPast],
      );
    await pool.query(
      `UPDATE site SET settings = settings || jsonb_build_object('bulletin_display_frequency', $2::integer) WHERE id = $1`,
      [harborSite, displayFrequency],
    );
  });

/** Edits a pop-up of the second house, as an operator does. */
export const editPopup = (title: string): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(`UPDATE bulletin SET updated_at = now() WHERE site_id = $1 AND title ->> 'en_US' = $2`, [
      harborSite,
      title,
    ]);
  });

/** Moves the second house's customer service. */
export const moveCustomerService = (openType: 'window' | 'tab' | 'native', url: string): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `UPDATE site SET settings = settings || jsonb_build_object('customer_service', $2::jsonb) WHERE id = $1`,
      [harborSite, JSON.stringify({ open_type: openType, url })],
    );
  });

/** Hangs one desktop banner in the second house, in place of all others. */
export const hangBanner = (title: string): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('DELETE FROM banner WHERE site_id = $1 AND use_type IN (0, 2)', [harborSite]);
    await pool.query(
      `INSERT INTO banner (site_id, use_type, title, scene, link_type, url)
       SELECT $1, use_type, $2, 'harbor-race', 1, '' FROM unnest('{0,2}'::integer[]) AS use_type`,
      [harborSite, { en_US: title }],
    );
  });

/** Lets a path lead elsewhere, as an operator does. */
export const leadPath = (path: string, target: string): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `INSERT INTO route_rule (site_id, path, target) VALUES ($1, $2, $3)
       ON CONFLICT (site_id, path) DO UPDATE SET target = excluded.target`,
      [demoSite, path, target],
    );
  });

/** What the second house's operator sets: the theme of desktops or of phones. */
export const dressHarbor = (setting: 'desktop_theme' | 'mobile_theme', theme: Theme): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      'UPDATE site SET settings = settings || jsonb_build_object($2::text, $3::text) WHERE id = $1',
      [harborSite, setting, theme],
    );
  });

/** What its operator says to those who come in, or shows as a sponsor. */
export const hangInHarbor = (list: 'login' | 'sponsor', title: string): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `INSERT INTO template_item (site_id, list, title) VALUES ($1, $2, jsonb_build_object('en_US', $3::text))`,
      [harborSite, list, title],
    );
  });

/** Money that an operator gives to a member: no deposit, so nothing of it has to be played. */
export const giveMoney = (memberId: number, amountMinor: number, currency: Currency): Promise<void> =>
  withHouse(async (pool) => {
    const outcome = await post(pool, {
      scope: 'e2e',
      key: randomUUID(),
      kind: 'adjustment',
      reference: 'gift',
      moves: [
        {
          from: siteAdjustment(demoSite, currency),
          to: memberMain(demoSite, memberId, currency),
          amountMinor: minor(amountMinor),
        },
      ],
    });
    if (outcome.status !== 'posted') throw new Error(`the ledger answered ${outcome.status}`);
  });

/** Letters of the house to a member, the first one first. */
export const writeLetters = (memberId: number, titles: readonly string[]): Promise<void> =>
  withHouse((pool) =>
    withTransaction(pool, async (client) => {
      for (const title of titles) {
        await sendLetter(client, createOutbox(), {
          siteId: demoSite,
          sendKey: randomUUID(),
          title: { en_US: title, zh_CN: title },
          content: { en_US: `<p>About ${title}.</p>`, zh_CN: `<p>${title}</p>` },
          sender: 'operator:e2e',
          memberIds: [memberId],
          now: new Date(),
        });
      }
    }),
  );

/** A red envelope with one share for those who have paid in so much: nobody else's pages show it. */
export const hangRedEnvelope = (
  currency: Currency,
  { cashMinor, minDepositMinor, openMs }: { cashMinor: bigint; minDepositMinor: bigint; openMs: number },
): Promise<number> =>
  withHouse((pool) =>
    withTransaction(pool, (client) =>
      createRedEnvelope(client, {
        siteId: demoSite,
        currency,
        title: { en_US: 'Lantern night', zh_CN: '灯夜' },
        startsAt: new Date(),
        endAt: new Date(Date.now() + openMs),
        budgetMinor: cashMinor,
        shares: 1,
        minDepositMinor,
        createdBy: 'operator:e2e',
      }),
    ),
  );

/** Ends a red envelope before its time. */
export const endRedEnvelope = (id: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('UPDATE red_envelope SET end_at = now() WHERE id = $1', [id]);
  });

/** Makes a member one who joined by another's code. */
export const befriend = (friendId: number, memberId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `UPDATE member SET introducer_id = $2, introducer_kind = 'recommend_code', introducer_text = 'FRIEND' WHERE id = $1`,
      [friendId, memberId],
    );
  });

/** An award of yesterday that waits to be paid, in US cents. */
export const awardFriend = (memberId: number, friendId: number, amountMinor: bigint): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query(
      `INSERT INTO member_award (site_id, member_id, kind, friend_id, currency, day, basis_minor, amount_minor, created_at)
       VALUES ($1, $2, 'friend_turnover', $3, 'USD', current_date - 1, $4, $4, now())`,
      [demoSite, memberId, friendId, amountMinor],
    );
  });

export const blockRecommending = (memberId: number): Promise<void> =>
  withHouse(async (pool) => {
    await pool.query('UPDATE member SET recommend_enabled = false WHERE id = $1', [memberId]);
  });
