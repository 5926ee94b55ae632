import { createPool, type Pool } from '@pavilion/postgres';
import { gatewayBasePath, providerBasePath, type WireKey } from '@pavilion/provider-kit';
import { storeGateway } from '../../apps/server/src/modules/cashier/index.ts';
import { storeProviderWire } from '../../apps/server/src/modules/wallet/index.ts';
import { sandboxGateway } from '../../database/seeds/cashier.ts';
import { HallProcess } from '../hall/hallProcess.ts';
import { AgentModel } from '../model/agentModel.ts';
import { WalletModel } from '../model/walletModel.ts';
import type { Message, Plan } from '../plan/step.ts';
import { openBank, type SimulatedBank } from '../wire/bank.ts';
import { Courier, type Envelope } from '../wire/courier.ts';
import { openGateway, type SimulatedGateway } from '../wire/gateway.ts';
import { MemberDesk } from '../wire/memberDesk.ts';
import { openProvider, type SimulatedProvider } from '../wire/provider.ts';
import { addInhabitants, firstDay, quotaLoaded, trees } from './agents.ts';
import { beginsAt, type Ground } from './ground.ts';
import { setLedgerDay, takeOverLedgerTime } from './ledgerTime.ts';
import { addOffers } from './offers.ts';
import { logIn, type Person } from './people.ts';

const ownSecret = 'only-for-the-time-of-a-simulation';
export const gatewayKey: WireKey = { keyId: 'sim-pay', secret: 'the gateway of a simulation' };

/** Seamless providers, each with a game that both sites offer. */
export const providerFacts = [
  { gp: 1, game: 'koi-lantern', gameType: 2, key: { keyId: 'sim-1', secret: 'first provider' } },
  { gp: 2, game: 'fair-wind-junk', gameType: 2, key: { keyId: 'sim-2', secret: 'second provider' } },
] as const;
/** The provider that keeps its players' money itself. */
export const bankFacts = {
  gp: 4,
  game: 'beads-of-fortune',
  gameType: 2,
  key: { keyId: 'sim-4', secret: 'fourth provider' },
} as const;
export type ProviderFacts = (typeof providerFacts)[number];

/** A login older than this is renewed by the hall; the simulation logs in again instead. */
const loginGoodMs = 5 * 60_000;
/** A token that opens nothing. */
const nobodysToken = 'nobodys-token';

/** Both sites offer the bank's game, in every currency of the demo hall. */
const offerBank = async (owner: Pool, secret: string, { origin }: SimulatedBank): Promise<void> => {
  const { gp: gpId, game, key } = bankFacts;
  await owner.query(
    'INSERT INTO site_provider (site_id, gp_id, sort) SELECT DISTINCT site_id, $1::integer, 9 FROM site_provider ON CONFLICT DO NOTHING',
    [gpId],
  );
  await owner.query(
    `INSERT INTO site_game (site_id, game_id, sort) SELECT DISTINCT s.site_id, g.id, 99
     FROM site_provider s, game g WHERE g.gp_id = $1 AND g.game_code = $2 ON CONFLICT DO NOTHING`,
    [gpId, game],
  );
  await storeProviderWire(owner, secret, {
    gpId,
    baseUrl: `${origin}${providerBasePath}`,
    gameOrigin: origin,
    key,
  });
};

/** What sites have given away and got back, by purpose, site and currency. */
export const readSiteAccounts = async (owner: Pool): Promise<Map<string, bigint>> => {
  const { rows } = await owner.query<{ name: string; balance: bigint }>(
    `SELECT concat_ws('/', purpose, site_id, currency) AS name, ledger.balance_of(id) AS balance
     FROM ledger.account WHERE owner_kind = 'site' AND purpose IN ('promotion', 'commission', 'quota')`,
  );
  return new Map(rows.map(({ name, balance }) => [name, balance]));
};

/** A hall that is there already, under the machine's clock; the world starts and stops no process of it. */
export interface StandingHall {
  readonly ports: readonly number[];
  /** Its PAVILION_SECRET. */
  readonly secret: string;
  /** The address of this machine at which it finds providers and the gateway; 127.0.0.1 unless told. */
  readonly address?: string;
}

export interface OpenSession {
  readonly name: string;
  readonly token: string;
}

/** A hall of its own with everything around it, and the model of what it must be like. */
export class World {
  readonly model: WalletModel;
  readonly agents: AgentModel;
  readonly databaseUrl: string;
  readonly owner: Pool;
  readonly halls: readonly HallProcess[];
  readonly courier: Courier;
  readonly desk = new MemberDesk();
  readonly providers: readonly SimulatedProvider[];
  readonly gateway: SimulatedGateway;
  readonly bank: SimulatedBank;
  readonly people: readonly Person[];
  readonly ground: Ground;
  /** The day of postings, of which agents are paid; clocks go on by themselves. */
  ledgerDay = firstDay;
  /** What stood on accounts of the sites before anything happened. */
  readonly siteAccounts: ReadonlyMap<string, bigint>;
  /** Ports that take calls: one a hall, or one for all. */
  readonly ports: readonly number[];
  /** Where all clocks stand; undefined where they run with the machine's. */
  #standsAtMs: number | undefined;
  sessionsOpened = 0;
  readonly #stakeMax: ReadonlyMap<string, bigint>;
  /** The session that a member opened last at a provider, by `member/provider`. */
  readonly #sessions = new Map<string, OpenSession>();
  readonly #names = new Map<string, string>();
  readonly #logins = new Map<number, { readonly token: string; readonly atMs: number }>();
  readonly #dropDatabase: () => Promise<void>;

  private constructor(parts: {
    readonly ground: Ground;
    readonly databaseUrl: string;
    readonly owner: Pool;
    readonly halls: readonly HallProcess[];
    readonly courier: Courier;
    readonly providers: readonly SimulatedProvider[];
    readonly gateway: SimulatedGateway;
    readonly bank: SimulatedBank;
    readonly people: readonly Person[];
    readonly stakeMax: ReadonlyMap<string, bigint>;
    readonly ports: readonly number[];
    readonly clock: { standsAtMs: number | undefined; nowMs: () => number };
    readonly model: WalletModel;
    readonly agents: AgentModel;
    readonly siteAccounts: ReadonlyMap<string, bigint>;
    readonly dropDatabase: () => Promise<void>;
  }) {
    this.ground = parts.ground;
    this.databaseUrl = parts.databaseUrl;
    this.owner = parts.owner;
    this.halls = parts.halls;
    this.courier = parts.courier;
    this.providers = parts.providers;
    this.gateway = parts.gateway;
    this.bank = parts.bank;
    this.people = parts.people;
    this.model = parts.model;
    this.agents = parts.agents;
    this.siteAccounts = parts.siteAccounts;
    this.#stakeMax = parts.stakeMax;
    this.#dropDatabase = parts.dropDatabase;
    this.ports = parts.ports;
    this.#standsAtMs = parts.clock.standsAtMs;
    parts.clock.nowMs = () => this.nowMs;
  }

  get nowMs(): number {
    return this.#standsAtMs ?? Date.now();
  }

  set nowMs(atMs: number) {
    this.#standsAtMs = atMs;
  }

  /** The port at which a hall takes calls. */
  portOf(hall: number): number {
    return this.ports[hall % this.ports.length] ?? 0;
  }

  static async open(
    ground: Ground,
    { members, halls: hallsCount }: Pick<Plan, 'members' | 'halls'>,
    arrange: (owner: Pool) => Promise<void> = async () => undefined,
    standing?: StandingHall,
  ): Promise<World> {
    const secret = standing?.secret ?? ownSecret;
    const standsAtMs = standing === undefined ? beginsAt.getTime() : undefined;
    const database = await ground.createDatabase();
    const owner = createPool(database.url, { max: 4, applicationName: 'simulation' });
    const model = new WalletModel(standsAtMs ?? Date.now());
    // One of the games has nothing behind it in the demo hall; here all have a provider.
    await owner.query("UPDATE game SET state = 'live' WHERE game_code = ANY ($1)", [
      providerFacts.map(({ game }) => game),
    ]);
    await arrange(owner);
    if (standing === undefined) {
      await takeOverLedgerTime(owner);
      await setLedgerDay(owner, firstDay);
      await addOffers(
        owner,
        providerFacts.map(({ game }) => game),
      );
    }
    const { people, agents, above } = await addInhabitants(owner, members);
    for (const { place, site, currency } of people)
      model.addMember({ place, site, currency, cash: 0n, rule: 'none' });
    const agentModel = new AgentModel(model, { agents, trees, above });
    for (const { place } of agents) agentModel.load(place, quotaLoaded);
    const placeOf = new Map(people.map(({ memberId, place }) => [String(memberId), place]));
    const providers = await Promise.all(
      providerFacts.map(({ gp, key }) =>
        openProvider(
          key,
          (playerId, ref) => {
            const round = model.rounds.get(model.roundKey(gp, ref, placeOf.get(playerId) ?? -1));
            return { stake: round?.stake ?? 0n, win: round?.win ?? 0n };
          },
          standing?.address,
        ),
      ),
    );
    const gateway = await openGateway(gatewayKey, standing?.address);
    const bank = await openBank(bankFacts.key, standing?.address);
    await offerBank(owner, secret, bank);
    for (const [place, { gp: gpId, key }] of providerFacts.entries()) {
      const origin = providers[place]?.origin ?? '';
      const baseUrl = `${origin}${providerBasePath}`;
      await storeProviderWire(owner, secret, { gpId, baseUrl, gameOrigin: origin, key });
    }
    await storeGateway(owner, secret, {
      ...sandboxGateway,
      baseUrl: `${gateway.origin}${gatewayBasePath}`,
      key: gatewayKey,
    });
    const limits = await owner.query<{ gp_id: number; currency: string; stake_max_minor: bigint }>(
      `SELECT g.gp_id, l.currency, l.stake_max_minor FROM game g JOIN game_limit l ON l.game_id = g.id
       WHERE g.game_code = ANY ($1)`,
      [providerFacts.map(({ game }) => game)],
    );
    const halls = await Promise.all(
      Array.from({ length: hallsCount }, () =>
        HallProcess.start({ databaseUrl: database.url, secret, atMs: beginsAt.getTime() }),
      ),
    );
    const ports = standing?.ports ?? halls.map(({ port }) => port);
    const clock = { standsAtMs, nowMs: () => standsAtMs ?? Date.now() };
    const courier = await Courier.open(
      ports.map((port) => `http://127.0.0.1:${port}`),
      providerFacts.map(({ key }) => key),
      () => clock.nowMs(),
    );
    return new World({
      ground,
      databaseUrl: database.url,
      owner,
      halls,
      courier,
      providers,
      gateway,
      bank,
      people,
      stakeMax: new Map(
        limits.rows.map(({ gp_id, currency, stake_max_minor }) => [`${gp_id}/${currency}`, stake_max_minor]),
      ),
      ports,
      clock,
      model,
      agents: agentModel,
      siteAccounts: await readSiteAccounts(owner),
      dropDatabase: database.drop,
    });
  }

  person(place: number): Person {
    const person = this.people[place];
    if (person === undefined) throw new Error(`the world has no member ${place}`);
    return person;
  }

  hall(place: number): HallProcess {
    const hall = this.halls[place % this.halls.length];
    if (hall === undefined) throw new Error('a world without a hall');
    return hall;
  }

  facts(provider: number): ProviderFacts {
    return providerFacts[provider % providerFacts.length] ?? providerFacts[0];
  }

  provider(place: number): SimulatedProvider {
    const provider = this.providers[place % this.providers.length];
    if (provider === undefined) throw new Error('a world without providers');
    return provider;
  }

  keepSession(member: number, provider: number, session: OpenSession): void {
    this.#sessions.set(`${member}/${provider}`, session);
    this.#names.set(session.token, session.name);
  }

  /** What the model calls the session of a token. */
  sessionNamed(token: string): string {
    return this.#names.get(token) ?? '';
  }

  sessionOf(member: number, provider: number): OpenSession {
    return this.#sessions.get(`${member}/${provider}`) ?? { name: '', token: nobodysToken };
  }

  stakeMaxOf(provider: number, currency: string): bigint {
    return this.#stakeMax.get(`${this.facts(provider).gp}/${currency}`) ?? 0n;
  }

  envelopeOf(message: Message): Envelope {
    const { key, game } = this.facts(message.provider);
    const { memberId, currency } = this.person(message.member);
    const { token } = this.sessionOf(message.sessionOf ?? message.member, message.provider);
    const foreign = currency === 'USD' ? 'RMB' : 'USD';
    return {
      message,
      key,
      playerId: String(memberId),
      sessionToken: token,
      currency: message.foreignCurrency === true ? foreign : currency,
      gameCode: game,
    };
  }

  /** A token of the member that is good now. */
  async tokenOf(person: Person): Promise<string> {
    const login = this.#logins.get(person.place);
    if (login !== undefined && Math.abs(login.atMs - this.nowMs) < loginGoodMs) return login.token;
    const token = await logIn(this.owner, person, new Date(this.nowMs));
    this.#logins.set(person.place, { token, atMs: this.nowMs });
    return token;
  }

  async close(): Promise<void> {
    await Promise.all(this.halls.map((hall) => hall.close()));
    await this.courier.close();
    this.desk.close();
    await Promise.all([...this.providers, this.gateway, this.bank].map((server) => server.close()));
    await this.owner.end();
    await this.#dropDatabase();
  }
}
