const base='/var/tmp/w/mine/apps/studio/src/';
const { playLongRun } = await import(base+'returns/longRun.ts');
const { tableGames } = await import(base+'tables/games/index.ts');
const { games } = await import(base+'games/index.ts');
const only = process.argv.slice(2);
const codes = only.length? only : [...tableGames.map((t:any)=>t.gameCode), ...games.map((g:any)=>g.gameCode)];
for (const code of codes) {
  try {
  await playLongRun(code, 2000);
  const t=process.cpuUsage();
  const n=+(process.env.N ?? 20000);
  await playLongRun(code, n);
  const u=process.cpuUsage(t);
  console.log(code, ((u.user+u.system)/n).toFixed(1)+' µs/round', 'x100M', Math.round((u.user+u.system)/n*100)+' s');
  } catch(e) { console.log(code, String(e)); }
}
