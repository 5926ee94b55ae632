import { type MemberDayInput, type SettlementInput, settle, verifyCsv } from '@pavilion/settlement';
import { planOf } from './settlePlans.ts';
import { BenchError, layOut, machine } from './table.ts';

/**
 * `npm run bench settle`: a month of a site with 10,000 agents on six levels, 200,000 members and 2,000,000 rows of days,
 * settled from the parsing of the rows to the hash of every bill.
 */

const agentsMax = 10_000;
const membersMax = 200_000;
const rowsOfMember = 10;
const tops = 20;
const levels = 6;
const secondsMax = 60;
const megabytesMax = 1024;
const firstMember = 1_000_000;
const wholeMb = 1024 * 1024;

/** Agents fall into six levels of growing size; each stands under one of the level above. */
const levelSizes = [tops, 180, 800, 2_000, 3_000, 4_000] as const;

const treeOf = (): SettlementInput['tree'] => {
  const agents: SettlementInput['tree']['agents'] = [];
  let above = { first: 0, size: 0 };
  levelSizes.forEach((size, level) => {
    const first = agents.length + 1;
    for (let place = 0; place < size; place += 1)
      agents.push({
        agent: first + place,
        parent: level === 0 ? null : above.first + (place % above.size),
        plan: `level-${level}`,
        version: 1,
        state: 'active',
      });
    above = { first, size };
  });
  const members = Array.from({ length: membersMax }, (_, place) => ({
    member: firstMember + place,
    agent: 1 + (place % agentsMax),
    joined: '2026-10-02',
  }));
  return { agents, members };
};

/** Minimal standard generator: the same month on every run. */
const createDraw = (): ((below: number) => number) => {
  let state = 20_261_001;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** As the hall's tables would give them: day by day, not by member. */
function* days(): Generator<MemberDayInput> {
  const draw = createDraw();
  for (let turn = 0; turn < rowsOfMember; turn += 1) {
    const day = `2026-10-${String(1 + turn * 3).padStart(2, '0')}`;
    for (let place = 0; place < membersMax; place += 1) {
      const stakedMinor = BigInt(draw(500_000));
      yield {
        member: firstMember + place,
        day,
        gameType: 2 + draw(3),
        provider: 1 + draw(5),
        bets: draw(500),
        stakedMinor,
        turnoverMinor: stakedMinor,
        wonMinor: (stakedMinor * BigInt(draw(190))) / 100n,
        bonusMinor: BigInt(draw(1_000)),
        depositedMinor: BigInt(draw(100_000)),
        withdrawnMinor: BigInt(draw(50_000)),
        feesMinor: 0n,
        jackpotMinor: BigInt(draw(100)),
        adjustmentMinor: 0n,
      };
    }
  }
}

const secondsSince = (beganMs: number): number => (performance.now() - beganMs) / 1_000;
const mark = (isReached: boolean): string => {
  if (!isReached) process.exitCode = 1;
  return isReached ? '✓' : '✗';
};

export const report = async (say: (line: string) => void): Promise<readonly string[]> => {
  const tree = treeOf();
  const rows = membersMax * rowsOfMember;
  say(`${tree.agents.length} agents, ${tree.members.length} members, ${rows} rows`);
  const plans = Array.from({ length: levels }, (_, level) => planOf(level));
  const cycle = { kind: 'month', from: '2026-10-01', to: '2026-10-31', currency: 'RMB' } as const;
  const beganMs = performance.now();
  const beganCpu = process.cpuUsage();
  const settlement = settle({ cycle, tree, plans, days: days() });
  const seconds = secondsSince(beganMs);
  const { user, system } = process.cpuUsage(beganCpu);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const paid = settlement.bills.filter(({ payableMinor }) => payableMinor > 0n).length;
  if (settlement.bills.length !== agentsMax || paid === 0)
    throw new BenchError(`${settlement.bills.length} bills, ${paid} of them with something to pay`);
  for (const { agent, sha256 } of settlement.bills.filter((_, place) => place % 500 === 0))
    verifyCsv([...settlement.csvOf(agent)].join(''), sha256);
  return [
    `A month of ${agentsMax.toLocaleString('en-US')} agents, ${membersMax.toLocaleString('en-US')} members and ${rows.toLocaleString('en-US')} rows of days, settled`,
    machine(),
    `Node ${process.versions.node}`,
    '',
    ...layOut(
      ['', 'measured', 'goal'],
      [
        ['seconds', seconds.toFixed(1), `< ${secondsMax} ${mark(seconds < secondsMax)}`],
        ['seconds of the processor', ((user + system) / 1e6).toFixed(1), ''],
        ['MB at the most', peakMb.toFixed(0), `< ${megabytesMax} ${mark(peakMb < megabytesMax)}`],
        ['MB of it the process’s heap', (process.memoryUsage().heapUsed / wholeMb).toFixed(0), ''],
      ],
    ),
    '',
    `${settlement.bills.length.toLocaleString('en-US')} bills, ${paid.toLocaleString('en-US')} of them to be paid; every 500th downloaded and proved`,
  ];
};
