import { readFileSync } from 'node:fs';
import { createPool } from '@pavilion/postgres';
import { askAll, groups, readPeople } from './officeCalls.ts';
import { logIn } from './officeClient.ts';
import { startPageHall } from './pageHall.ts';
const dir = process.argv[2] ?? '';
const only = process.argv[3] ?? '';
const n = Number(process.argv[4] ?? 6);
const state = JSON.parse(readFileSync(`${dir}/postgres/cluster.json`, 'utf8'));
const url = `postgres://pavilion:${encodeURIComponent(state.password)}@127.0.0.1:${state.port}/office`;
const pool = createPool(url, { max: 2 });
const hall = await startPageHall(url, { TRUST_PROXY: 'loopback' });
const client = await logIn(hall.port);
const all = askAll(await readPeople(pool, 200), new Date()).filter((a) => new RegExp(only).test(`${a.group} ${a.name}`));
const out: [string, number, number, number][] = [];
for (const a of all) {
  let page = {};
  if (a.isLast) { const r: any = await client.call(a.call, a.body(0) as never); page = { page: Math.min(10000, Math.max(1, Math.ceil(r.data.total / 25))) }; }
  const ms: number[] = [];
  for (let t = 0; t < n; t += 1) {
    ms.push((await client.call(a.call, { ...a.body(t), ...page } as never)).ms);
    if (ms.reduce((x, y) => x + y, 0) > 8000) break;
  }
  ms.sort((x, y) => x - y);
  out.push([`${a.group} ${a.name}`, ms[ms.length >> 1] ?? 0, ms.at(-1) ?? 0, groups[a.group].p99MaxMs]);
}
out.sort((a, b) => b[1] - a[1]);
for (const [name, mid, max, goal] of out) console.log(mid.toFixed(0).padStart(6), max.toFixed(0).padStart(6), String(goal).padStart(5), name);
client.close(); hall.child.kill('SIGTERM'); await pool.end();
