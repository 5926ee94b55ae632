import './beads.css';
import { beadsOfFortune } from '../../../src/games/videoSlots/slots/beadsOfFortune.ts';
import type { SlotView } from '../view.ts';
import { CarryRod } from './CarryRod.tsx';
import { createBeadSounds } from './sounds.ts';

export const view: SlotView = {
  slot: beadsOfFortune,
  before: { reels: 0.66, Part: CarryRod },
  sounds: createBeadSounds,
  words: {
    zh_CN: {
      name: '算珠落盘',
      tagline: '梁上作五，逢十进一',
      symbols: {
        gold: '金珠',
        ledger: '账册',
        cinnabar: '剔红珠',
        jade: '翡翠珠',
        amber: '琥珀珠',
        porcelain: '青花珠',
        turquoise: '松石珠',
        rosewood: '紫檀珠',
        boxwood: '黄杨珠',
        ebony: '乌木珠',
      },
      beads: {
        won: (symbol, rods, beads) => `${symbol} · ${rods} 档共 ${beads} 颗`,
        paysNote: '数字为当前投注下每颗算珠的奖金，左列为相邻的档数。梁上的算珠每颗按 5 颗计。',
        carried: (beads) => `进位 ${beads} 颗，奖金 ${beads + 1} 倍`,
      },
      rules: [
        {
          title: '数珠',
          text: '每条转轴是算盘的一档：横梁以上一格，以下两格。同一种算珠从最左一档起，在相邻 3 档以上出现即有奖：各档的算珠相加，每颗都派奖。梁下每颗算 1 颗，梁上每颗算 5 颗。',
        },
        {
          title: '逢十进一',
          text: '同一种算珠每满 10 颗，向最左边的进位档进 1 颗。进位档每有 1 颗，本次转动的奖金增加 1 倍，最多 9 颗，即 10 倍。下一次付费转动前清零。付费转动中，进 1 颗的机会为 15.78%，2 颗 2.16%，3 颗以上 0.24%。',
        },
        {
          title: '举例',
          text: '翡翠珠在第一档梁上、第二档梁下、第三档梁上、第四档梁下：5 + 1 + 5 + 1 = 12 颗。相邻 4 档每颗为投注的 0.1 倍，合计 1.2 倍；满 10 颗进 1，奖金变为 2 倍，共派投注的 2.4 倍。',
        },
        {
          title: '金珠',
          text: '金珠是百搭，可代替除账册以外的任何算珠，平时出现在第二至第四档，免费转动中也出现在第五档。',
        },
        {
          title: '账册与免费转动',
          text: '第一、二、四、五档出现 3 本以上账册，送免费转动，由您选择：10 次，进位档从空档开始；或 6 次，进位档从 3 颗（4 倍）开始。免费转动中，进位的算珠一直留到结束。再出现 3 本以上，加送 4 次或 3 次，每局最多 24 次。',
        },
        {
          title: '单次上限',
          text: '一次转动最多派投注的 400 倍。',
        },
      ],
    },
    en_US: {
      name: 'Beads of Fortune',
      tagline: 'Count the beads, carry the ten',
      symbols: {
        gold: 'Gold bead',
        ledger: 'Ledger',
        cinnabar: 'Cinnabar bead',
        jade: 'Jade bead',
        amber: 'Amber bead',
        porcelain: 'Porcelain bead',
        turquoise: 'Turquoise bead',
        rosewood: 'Rosewood bead',
        boxwood: 'Boxwood bead',
        ebony: 'Ebony bead',
      },
      beads: {
        won: (symbol, rods, beads) => `${symbol} · count of ${beads} on ${rods} rods`,
        paysNote:
          'Win for each bead at the current bet, by the number of rods in a row. A bead above the beam counts as 5.',
        carried: (beads) => `${beads} carried: wins pay ${beads + 1} times`,
      },
      rules: [
        {
          title: 'Counting beads',
          text: 'Each reel is a rod of an abacus, with one place above the beam and two below. Beads of a kind win on three or more rods in a row from the left: they are added up, and every bead pays. A bead below the beam counts as 1, a bead above it as 5.',
        },
        {
          title: 'Carrying tens',
          text: 'Every 10 of a kind carry one bead to the rod on the far left. Each bead there adds 1 to the multiplier of the spin, up to 9 beads, which is 10 times. The rod is cleared before the next paid spin. A paid spin carries 1 bead with a chance of 15.78%, 2 beads 2.16%, 3 or more 0.24%.',
        },
        {
          title: 'Example',
          text: 'Jade lies above the beam on rod 1, below it on rod 2, above it on rod 3 and below it on rod 4: 5 + 1 + 5 + 1 = 12. On 4 rods each bead pays 0.1 times the bet, 1.2 times together. The full 10 carries one bead and doubles the win: 2.4 times the bet.',
        },
        {
          title: 'The gold bead',
          text: 'The gold bead is wild and substitutes for every bead, but not for the ledger. It appears on rods 2 to 4, and in free spins on rod 5 as well.',
        },
        {
          title: 'Ledgers: choose your free spins',
          text: 'Three or more ledgers on rods 1, 2, 4 and 5 give free spins of your choice: 10 that begin with an empty carry rod, or 6 that begin with 3 beads on it, which is 4 times. In free spins carried beads stay until the end. Three more ledgers add 4 or 3 spins, up to 24 in a round.',
        },
        {
          title: 'Limit of a spin',
          text: 'One spin pays at most 400 times the bet.',
        },
      ],
    },
  },
};
