/**
 * `npm run returns:long -w @pavilion/studio -- <game codes>`: plays each game for 100,000,000 rounds, keeps what that came to after each part, and
 * writes `docs/returns-long.md`. Exits with 1 when a game is further from its theory than chance allows.
 */
import { awayOf, errorsMax, keepLongRun, playLongRun, readLongRuns } from './longRun.ts';

const rounds = 100_000_000;

const gameCodes = process.argv.slice(2);
if (gameCodes.length === 0) {
  console.error('usage: npm run returns:long -w @pavilion/studio -- <game codes>');
  process.exit(1);
}
for (const gameCode of gameCodes) {
  const { lines } = await playLongRun(gameCode, rounds, readLongRuns()[gameCode], (run) =>
    keepLongRun(gameCode, run),
  );
  for (const line of lines) {
    console.log(`${gameCode}: ${line.kind}: ${awayOf(line).toFixed(2)} standard errors from theory`);
    if (Math.abs(awayOf(line)) > errorsMax) process.exitCode = 1;
  }
}
