import { capital } from '../capital.ts';
import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in Vietnamese. */
export const marketWords: MarketWords = {
  all: 'Tất cả',
  groups: { main: 'Chính', lines: 'Chấp & tài xỉu', parts: 'Hiệp', scores: 'Tỷ số' },
  firstHalf: 'Hiệp một',
  halfFull: 'Hiệp một / cả trận',
  home: 'Đội nhà',
  away: 'Đội khách',
  homeClean: 'Đội nhà giữ sạch lưới',
  awayClean: 'Đội khách giữ sạch lưới',
  nil: 'Thắng giữ sạch lưới',
  nilNone: 'Không đội nào',
  margin: 'Cách biệt khi thắng',
  by: (side, margin) => `${side} hơn ${margin}`,
  goals: 'Số bàn chính xác',
  part: (unit, number) => (number === null ? capital(unit) : `${capital(unit)} ${number}`),
  partWinner: 'bên thắng',
  parity: 'chẵn lẻ',
  race: (points) => `ai đạt ${points} trước`,
  pointHandicap: 'Chấp điểm',
  roundHandicap: 'Chấp lượt',
  round: (round) => (round === null ? 'Thắng lượt' : `thắng lượt ${round}`),
};
