import type { Lang } from '../shell/sessionTexts.ts';

export interface VerifyWords {
  title: string;
  intro: string;
  introDraw: string;
  serverSeed: string;
  promised: string;
  clientSeed: string;
  nonce: string;
  kind: string;
  paid: string;
  free: string;
  check: string;
  hash: string;
  stops: string;
  won: string;
  stakes: (stakes: number) => string;
  window: string;
  agrees: string;
  differs: string;
  insecure: string;
  failed: string;
  how: string;
  steps: readonly string[];
  stepsDraw: readonly string[];
  strips: string;
}

export const verifyWords: Readonly<Record<Lang, VerifyWords>> = {
  zh_CN: {
    title: '验证',
    intro: '在您自己的浏览器里重算一次转动。这里填写的内容不会发送到任何地方。',
    introDraw: '在您自己的浏览器里重算一局。这里填写的内容不会发送到任何地方。',
    serverSeed: '已公开的服务器种子',
    promised: '事先公布的指纹（可不填）',
    clientSeed: '您的种子',
    nonce: '序号',
    kind: '转动类型',
    paid: '付费转动',
    free: '免费转动',
    check: '重新计算',
    hash: '服务器种子的 SHA-256',
    stops: '五个停点',
    won: '奖金',
    stakes: (stakes) => `投注 × ${stakes}`,
    window: '转轴画面',
    agrees: '一致',
    differs: '不一致',
    insecure: '浏览器只在 https 或 localhost 页面上提供加密功能，请换用安全地址打开。',
    failed: '无法计算，请检查所填内容。',
    how: '如何计算',
    steps: [
      '以服务器种子的 64 个十六进制字符为密钥，对「您的种子:序号:块号」做 HMAC-SHA256，块号从 0 开始，得到 32 字节。',
      '每 4 字节读作一个大端 32 位整数，依次用于五条转轴。',
      '转轴长度为 n 时，只接受小于 2^32 中 n 的最大整倍数的数，否则跳过读下一个；对 n 取余即停点。这样每个停点机会完全相同。',
      '停点是转轴上最上面一格的位置，从 0 数起；下面两格依次往下，到尾后回到开头。',
    ],
    stepsDraw: [
      '以服务器种子的 64 个十六进制字符为密钥，对「您的种子:序号:块号」做 HMAC-SHA256，块号从 0 开始，得到 32 字节。',
      '每 4 字节读作一个大端 32 位整数。需要从 n 个可能中取一个时，只接受小于 2^32 中 n 的最大整倍数的数，否则跳过读下一个；对 n 取余即结果。',
    ],
    strips: '转轴',
  },
  en_US: {
    title: 'Verify',
    intro: 'Recalculate a spin in your own browser. Nothing you enter here is sent anywhere.',
    introDraw: 'Recalculate a round in your own browser. Nothing you enter here is sent anywhere.',
    serverSeed: 'Revealed server seed',
    promised: 'Hash shown beforehand (optional)',
    clientSeed: 'Client seed',
    nonce: 'Nonce',
    kind: 'Spin type',
    paid: 'Paid spin',
    free: 'Free spin',
    check: 'Recalculate',
    hash: 'SHA-256 of the server seed',
    stops: 'Five stops',
    won: 'Win',
    stakes: (stakes) => `bet × ${stakes}`,
    window: 'The reels',
    agrees: 'matches',
    differs: 'does not match',
    insecure: 'This needs a secure connection (https). Please open the page over https.',
    failed: 'This cannot be calculated. Please check what you entered.',
    how: 'How it is calculated',
    steps: [
      'The 64 hex characters of the server seed are the key of an HMAC-SHA256 over "your seed:number:block"; blocks count from 0 and give 32 bytes each.',
      'Every 4 bytes are read as a big-endian 32-bit number, one for each of the five reels in turn.',
      'For a reel of n stops a number counts only below the greatest multiple of n that fits in 2^32, otherwise the next is read; its remainder by n is the stop. So every stop has exactly the same chance.',
      'A stop is the place of the top row on its strip, counted from 0; the rows below follow, and the strip goes round.',
    ],
    stepsDraw: [
      'The 64 hex characters of the server seed are the key of an HMAC-SHA256 over "your seed:number:block"; blocks count from 0 and give 32 bytes each.',
      'Every 4 bytes are read as a big-endian 32-bit number. For one of n chances it counts only below the greatest multiple of n that fits in 2^32, otherwise the next is read; the remainder by n is what came.',
    ],
    strips: 'Strips',
  },
};
