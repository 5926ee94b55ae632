import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: 'ถนนตาโต',
  small: 'ถนนเล็ก',
  cockroach: 'ถนนแมลงสาบ',
  ask: (side) => `ถ้าออก${side}`,
  asked: { red: 'แดง', blue: 'น้ำเงิน', none: 'ไม่มี' },
};
