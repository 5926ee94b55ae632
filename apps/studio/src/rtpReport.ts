/** `npm run rtp -w @pavilion/studio -- [rounds] [seed]`: what each machine returns, in theory and measured. */
import { toNumber } from './engine/fraction.ts';
import { machines } from './engine/machines/index.ts';
import { measuredSeed } from './engine/measured.ts';
import { theoryOf } from './engine/rtp.ts';
import { simulate } from './engine/simulate.ts';

const rounds = Number(process.argv[2] ?? 2_000_000);
const seed = Number(process.argv[3] ?? measuredSeed);
if (!Number.isSafeInteger(rounds) || rounds < 1 || !Number.isSafeInteger(seed)) {
  console.error('usage: npm run rtp -w @pavilion/studio -- [rounds ≥ 1] [seed]');
  process.exit(1);
}

const percent = (share: number, digits = 4): string => `${(share * 100).toFixed(digits)} %`;

for (const machine of machines) {
  const theory = theoryOf(machine);
  const trigger = toNumber(theory.triggerChance);
  const result = simulate(machine, rounds, seed);
  const away = (result.rtp - toNumber(theory.rtp)) / result.standardError;
  console.table({
    machine: machine.gameCode,
    'RTP, exact': percent(toNumber(theory.rtp), 8),
    '· lines of paid spins': percent(toNumber(theory.baseLines)),
    '· scatters of paid spins': percent(toNumber(theory.baseScatters)),
    '· free spins': percent(toNumber(theory.freeSpins)),
    'free spins once in': `${(1 / trigger).toFixed(1)} spins`,
    'free spins a feature': toNumber(theory.freeSpinsPerTrigger).toFixed(3),
    [`RTP, ${rounds.toLocaleString('en')} rounds of seed ${seed}`]: percent(result.rtp),
    'distance from exact': `${away.toFixed(2)} standard errors (one is ${percent(result.standardError)})`,
    'standard deviation of a round': `${result.deviation.toFixed(2)} stakes`,
    'rounds that win': percent(result.hitRate, 2),
    'greatest win seen': `${result.greatest} stakes`,
  });
  console.log(JSON.stringify(result));
}
