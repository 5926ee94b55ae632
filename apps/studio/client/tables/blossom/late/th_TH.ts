import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '3 มือล่าสุด',
  soon: (seconds) => `แจกไพ่ในอีก ${seconds} วินาที`,
  watches: 'กำลังชม · นั่งได้ในตาถัดไป',
  net: 'กำไรสุทธิ',
  through: { won: 'ชนะ', raised: 'เกทับ', held: 'ตาม', folded: 'หมอบ' },
  compareWith: (amount) => `เทียบไพ่กับใคร? ${amount} ไพ่ที่อ่อนกว่าออก`,
  compareNote: 'ถ้าอีกฝ่ายออกก่อนจะไม่เทียบ เงินที่จ่ายอยู่ในกองกลาง',
  back: 'กลับ',
  compares: (by, against) =>
    by === null
      ? `คุณเทียบไพ่กับที่นั่ง ${against}…`
      : against === null
        ? `ที่นั่ง ${by} ขอเทียบไพ่กับคุณ…`
        : `ที่นั่ง ${by} เทียบไพ่กับที่นั่ง ${against}…`,
  fell: (out, won) =>
    out === null
      ? `ที่นั่ง ${won} เหนือกว่า คุณออก`
      : won === null
        ? `คุณเหนือกว่า ที่นั่ง ${out} ออก`
        : `ที่นั่ง ${won} เหนือกว่า ที่นั่ง ${out} ออก`,
  missed: (seat, hasFolded) =>
    seat === null
      ? 'คุณตกรอบก่อน จึงไม่ได้เทียบไพ่'
      : `ที่นั่ง ${seat} ${hasFolded ? 'หมอบแล้ว' : 'ตกรอบแล้ว'} จึงไม่ได้เทียบไพ่`,
  isOut: (seat) => (seat === null ? 'คุณตกรอบ' : `ที่นั่ง ${seat} ตกรอบ`),
  album: 'กลีบดอกไม้',
  nthBlossom: (count) => `ดอกที่ ${count}`,
  newPetal: (kind) => `ได้กลีบใหม่: ${kind}`,
  wholeBlossom: (count) => `ดอกที่ ${count} บานครบแล้ว! เริ่มดอกใหม่`,
  missing: (kinds) => `ยังขาด: ${kinds}`,
  albumPays: 'กลีบดอกไม้มีไว้ชมเท่านั้น ไม่มีเงินรางวัล',
  albumFree: 'ไม่จ่ายรางวัล',
  beatsShare: (share, others) => `โอกาสชนะไพ่สุ่ม ${others} มือ ${share}`,
  over: (seat, by) => `เทียบกับ${seat === null ? 'คุณ' : `ที่นั่ง ${seat}`}: ${by}`,
  beaten: 'ออกแล้ว',
  lastPot: 'กองกลางรอบก่อน',
  ownPots: 'กองกลางโต๊ะคุณ',
  openPots: 'โต๊ะเปิดของบอต',
  rake: (amount) => `ค่าธรรมเนียม ${amount}`,
  lookHere: 'แตะเพื่อดูไพ่',
};
