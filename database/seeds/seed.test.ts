import { footerSections } from '@pavilion/contract/content';
import { currencyCodes, toCurrencyCode } from '@pavilion/money';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  isBannerLink,
  isFooterLink,
  isOwnOrSecureLink,
} from '../../apps/server/src/modules/content/safeLink.ts';
import { catalogue } from '../../apps/studio/src/catalogue.ts';
import { potsOf } from '../../apps/studio/src/games/game.ts';
import { games as roundGames } from '../../apps/studio/src/games/index.ts';
import { ensureSandboxKeys, seed } from './index.ts';
import { readPages } from './pages.ts';

let database: TestDatabase;
const now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  expect(await seed({ pool: database.pool, now })).toBe(true);
});
afterAll(() => database.drop());

const rows = async <Row extends object>(text: string): Promise<Row[]> =>
  (await database.owner.query<Row>(text)).rows;
const count = async (text: string): Promise<number> =>
  Number((await rows<{ n: bigint }>(`select count(*) as n from ${text}`))[0]?.n);

describe('the demo hall', () => {
  test('is filled once, and a database that has a site is left alone', async () => {
    const members = await count('member');
    expect(await seed({ pool: database.pool, now })).toBe(false);
    expect(await count('member')).toBe(members);
  });

  test('has an agent with campaigns whose links were followed', async () => {
    expect(
      await rows(
        `select count(distinct c.id)::integer as campaigns, bool_and(k.visitors <= k.clicks) as sound
           from agent_campaign c join agent_click k on k.campaign_id = c.id join member m on m.id = c.agent_id
          where m.account = 'agent01'`,
      ),
    ).toEqual([{ campaigns: 3, sound: true }]);
  });

  test('shows games of eight types by six providers: those that the studio has, and ten that are announced', async () => {
    const games = await rows<{ gt_id: number; gp_id: number; state: string; game_code: string }>(
      'select gt_id, gp_id, state, game_code from game join site_game on game_id = id where site_id = 1',
    );
    expect(new Set(games.map((game) => game.gt_id)).size).toBe(8);
    expect(new Set(games.map((game) => game.gp_id)).size).toBe(6);
    const live = games.filter((game) => game.state === 'live').map((game) => game.game_code);
    expect(live.sort()).toEqual(catalogue.map((game) => game.gameCode).sort());
    expect(games.length - live.length).toBe(10);
  });

  test('states for every game that can be played the return that the studio computes', async () => {
    const stated = await rows<{ game_code: string; rtp_bp: number; rtp_up_to: boolean }>(
      "select game_code, rtp_bp, rtp_up_to from game where state = 'live' order by id",
    );
    const byCode = new Map(catalogue.map((game) => [game.gameCode, game]));
    expect(stated.filter((game) => game.rtp_up_to).length).toBeGreaterThan(10);
    expect(stated).toEqual(
      stated.map(({ game_code }) => {
        const game = byCode.get(game_code);
        return { game_code, rtp_bp: game?.rtpBp(), rtp_up_to: game?.isReturnUpTo?.() ?? false };
      }),
    );
  });

  test('keeps a pot for every jackpot that the studio offers, with the seed that the studio counts on, and none that nobody can win', async () => {
    const pots = await rows<{ gp_id: number; wire_id: string; currency: string; seed_minor: bigint }>(
      'select gp_id, wire_id, currency, seed_minor from jackpot where site_id = 1 and gp_id is not null',
    );
    const offered = roundGames.flatMap((game) =>
      potsOf(game).map((jackpot) => ({ gpId: game.gpId, jackpot })),
    );
    expect(offered.length).toBeGreaterThan(0);
    const known = new Set(offered.map(({ gpId, jackpot }) => `${gpId} ${jackpot.jackpotId}`));
    expect(pots.filter((pot) => !known.has(`${pot.gp_id} ${pot.wire_id}`))).toEqual([]);
    for (const { gpId, jackpot } of offered) {
      const kept = pots.filter((pot) => pot.gp_id === gpId && pot.wire_id === jackpot.jackpotId);
      expect(kept.map(({ currency }) => currency).sort()).toEqual([...currencyCodes].sort());
      for (const pot of kept)
        expect(pot.seed_minor).toBe(jackpot.seedOf(toCurrencyCode(pot.currency) ?? 'RMB'));
    }
  });

  test('states for every game that plays the stakes that the studio takes, in every currency', async () => {
    const stated = await rows<{ game_code: string; currency: string; min: bigint; max: bigint }>(
      `select game_code, currency, stake_min_minor as min, stake_max_minor as max
         from game_limit join game on id = game_id where state = 'live' order by game_code, currency`,
    );
    const taken = (code: string, currency: string) => {
      const game = catalogue.find(({ gameCode }) => gameCode === code);
      const stakes = game?.stakesOf(toCurrencyCode(currency) ?? 'RMB') ?? [];
      return { game_code: code, currency, min: stakes[0], max: stakes.at(-1) };
    };
    expect(stated.length).toBeGreaterThanOrEqual(15 * currencyCodes.length);
    expect(stated).toEqual(stated.map(({ game_code, currency }) => taken(game_code, currency)));
  });

  test('lets the slots be played from a stake that their twenty lines divide', async () => {
    expect(
      await count("game_limit join game on id = game_id where state = 'live' and stake_min_minor % 20 <> 0"),
    ).toBe(0);
    expect(await count('game_limit where stake_max_minor < stake_min_minor * 10')).toBe(0);
  });

  test('has two ways to pay in for each of its eleven currencies, with presets within the limits', async () => {
    expect(await count('deposit_method where site_id = 1')).toBe(22);
    expect(
      await count('deposit_method join house_account on method_id = deposit_method.id where site_id = 1'),
    ).toBe(11);
    expect(
      await count(
        'deposit_method, unnest(presets_minor) as preset where preset < min_minor or preset > max_minor',
      ),
    ).toBe(0);
  });

  test('gives player01 an opening balance by a posting, and the books balance', async () => {
    expect(
      await rows(
        `select transfer.kind::text, transfer.actor, account.balance_minor from ledger.transfer
           join ledger.entry on entry.transfer_id = transfer.id
           join ledger.account on account.id = entry.account_id and owner_kind = 'member'
           join member on member.id = owner_id
          where member.account = 'player01'`,
      ),
    ).toEqual([{ kind: 'adjustment', actor: 'seed', balance_minor: 100_000n }]);
    expect(await rows('select * from ledger.differences()')).toEqual([]);
  });

  test('gives the second site rows of its own and none of the first', async () => {
    expect(await count('site_game where site_id = 2')).toBe(3);
    expect(await count('site_game_tag where site_id = 2')).toBe(0);
    expect(await count('banner where site_id = 2')).toBe(1);
  });
});

test('an attempt that was cut short leaves nothing behind, and the next one fills the hall', async () => {
  const fresh = await createTestDatabase();
  try {
    await fresh.owner.query('alter table banner add constraint in_the_way check (false)');
    await expect(seed({ pool: fresh.pool, now })).rejects.toThrow('in_the_way');
    expect((await fresh.owner.query('select from site')).rowCount).toBe(0);
    await fresh.owner.query('alter table banner drop constraint in_the_way');
    expect(await seed({ pool: fresh.pool, now })).toBe(true);
    const sites = await fresh.owner.query<{ id: number }>('select id from site order by id');
    expect(sites.rows.map(({ id }) => id)).toEqual([1, 2]);
    const next = await fresh.owner.query<{ id: number }>(
      "insert into site (code, name, languages, currencies) values ('third', 'Third', '{zh_CN}', '{RMB}') returning id",
    );
    expect(next.rows[0]?.id).toBeGreaterThan(2);
  } finally {
    await fresh.drop();
  }
});

describe('what the seeds say', () => {
  test('every link leads to a page that exists', async () => {
    const slugs = new Set(readPages().map((page) => `/${page.kind}/${page.slug}`));
    const own = new Set([...slugs, '/discount', '/faq', '/sponsor', '/app', '/gameHall/3']);
    const fromFooter = await rows<{ url: string }>(
      'select url from footer_link union select url from float_item',
    );
    const fromBanners = await rows<{ url: string }>("select url from banner where url <> ''");
    const fromTexts = readPages().flatMap((page) =>
      Object.values(page.content).flatMap((html) =>
        [...html.matchAll(/href="([^"]+)"/g)].map((m) => m[1] ?? ''),
      ),
    );
    const urls = [...fromFooter, ...fromBanners].map((row) => row.url).concat(fromTexts);
    for (const url of urls) {
      if (url === '' || url.startsWith('https://')) continue;
      expect(own, url).toContain(url.startsWith('/') ? url : `/${url}`);
    }
  });

  test('every link passes the rules for links, and every footer section of the contract is there', async () => {
    for (const { url } of await rows<{ url: string }>('select url from footer_link'))
      expect(isFooterLink(url), url).toBe(true);
    for (const { url } of await rows<{ url: string }>("select url from float_item where kind <> 'top'"))
      expect(isOwnOrSecureLink(url), url).toBe(true);
    for (const { url, link_type } of await rows<{ url: string; link_type: number }>(
      'select url, link_type from banner',
    ))
      expect(isBannerLink(link_type, url), url).toBe(true);
    const sections = await rows<{ section: string }>('select section from footer_section order by sort');
    expect(sections.map((row) => row.section)).toEqual([...footerSections]);
  });

  test('banner games exist and can be played', async () => {
    expect(
      await count(
        `banner where link_type = 2 and not exists (select from game
           where gp_id = link_gp_id and gt_id = link_gt_id and game_code = link_game_code and state = 'live')`,
      ),
    ).toBe(0);
  });
});

describe('the wires of the sandbox', () => {
  const key = (name: string, holder: string) => ({ keyId: name, secret: 'ab'.repeat(32), for: holder });
  const env = {
    PAVILION_SECRET: 'a secret of thirty-two characters!',
    STUDIO_ORIGIN: 'http://localhost:3100',
    SANDBOX_KEYS: [key('sbx-lantern-1', 'provider:1'), key('sbx-pay-1', 'gateway:sandbox')],
  };

  test('are set, sealed, and set again without change; a new key replaces the old one', async () => {
    await ensureSandboxKeys(database.pool, env);
    await ensureSandboxKeys(database.pool, env);
    const keys = () =>
      rows<{ key_id: string }>(
        `select key_id from provider_key where active union select key_id from gateway_key where active order by 1`,
      );
    expect((await keys()).map((row) => row.key_id)).toEqual(['sbx-lantern-1', 'sbx-pay-1']);
    expect(
      await count(
        `gateway_key where secret_sealed::text like '%' || encode('${'ab'.repeat(32)}', 'hex') || '%'`,
      ),
    ).toBe(0);
    await ensureSandboxKeys(database.pool, {
      ...env,
      STUDIO_ORIGIN: 'http://localhost:4200',
      SANDBOX_KEYS: [key('sbx-pay-2', 'gateway:sandbox')],
    });
    expect((await keys()).map((row) => row.key_id)).toEqual(['sbx-lantern-1', 'sbx-pay-2']);
    expect(await rows("select base_url from payment_gateway where code = 'sandbox'")).toEqual([
      { base_url: 'http://localhost:4200/gateway/v1' },
    ]);
  });

  test('let sports correct results, and take the sports view to where the studio stands', async () => {
    const sportsAt = async (origin: string) => {
      await ensureSandboxKeys(database.pool, {
        ...env,
        STUDIO_ORIGIN: origin,
        SANDBOX_KEYS: [key('sbx-kite-1', 'provider:3')],
      });
      return rows('select site_id, gp_id, game_code, url from site_sports order by site_id');
    };
    const url = 'http://localhost:4300/play/kite-sports/quick';
    expect(await sportsAt('http://localhost:4300')).toEqual([
      { site_id: 1, gp_id: 3, game_code: 'kite-sports', url },
      { site_id: 2, gp_id: 3, game_code: 'kite-sports', url },
    ]);
    expect(await rows('select key_id, may_adjust from provider_key where gp_id = 3 and active')).toEqual([
      { key_id: 'sbx-kite-1', may_adjust: true },
    ]);
    expect(await count('provider_key where may_adjust and gp_id <> 3')).toBe(0);
    await database.pool.query("update site_sports set url = 'https://sports.example/own' where site_id = 1");
    expect(await sportsAt('http://localhost:4400')).toMatchObject([
      { site_id: 1, url: 'https://sports.example/own' },
      { site_id: 2, url: 'http://localhost:4400/play/kite-sports/quick' },
    ]);
  });

  test('refuse a key whose holder nobody knows', async () => {
    const strange = { ...env, SANDBOX_KEYS: [key('x', 'bank:1')] };
    await expect(ensureSandboxKeys(database.pool, strange)).rejects.toThrow('bank:1');
  });
});
