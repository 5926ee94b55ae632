import { responsible } from '../../shell/sessionTexts/zh_TW.ts';
import { ofBadminton, ofBasketball, ofFootball, ofFootballPlay, ofSiege } from './said.ts';
import type { PageTexts } from './texts.ts';

/** A small count in characters. */
const han = (count: number): string => '零一二三四五六七八九'[count] ?? ` ${count} `;

/** What the price of a round of the siege rests on: for the rules, and beside the score. */
const roundPrice =
  '回合賠率只憑三樣：雙方當日實力、此圖城牆給守方的優勢，以及已見分曉的箭雨。此前各回合誰勝誰負，不會改變它。';

/** What the rules of the book say in Traditional Chinese. */
export const rules: PageTexts['rules'] = {
  paragraphs: [
    '這裡的每一場比賽都是模擬：聯賽、球隊和選手都是我們虛構的，進程由開賽前已固定的種子推演，與任何真實賽事無關。',
    '賠率由目前局勢下的真實機率算出，再除以公布的莊家優勢。機率越大，賠率越低；比賽進行中，賠率隨局勢變動。',
  ],
  margins: '莊家優勢',
  marginsNote: '一個盤口所有選項的隱含機率之和，就是 100% 加上這個數。串關的優勢逐項相乘。',
  limits: '限額',
  kindLimit: (market, max) => `含「${market}」的投注，每注最高 ${max}。`,
  limitsText: ({ min, max, most, legs }) =>
    `每注 ${min} 至 ${max}，一注最高返還 ${most}；一張串關最多 ${legs} 項。`,
  sections: [
    {
      title: '下注',
      items: [
        '賠率變動時依您的選擇處理：接受任何變動、只接受更高、更高或略低一點，或都先詢問。不符合您選擇的變動，投注不成立，也不扣款。',
        '滾球投注有一小段受理時間。其間盤口暫停、關閉或賠率變得您不接受，投注不成立。',
        ofFootballPlay(
          '角球、自由球、越位、犯規與黃牌隨每分鐘播報，由賽前固定的種子推演；它們不影響賽果，也沒有以它們為準的盤口。',
        ),
        ofFootballPlay(
          '其餘時間的推進、傳中與射門（計入射門數）也由種子另行推演，只供觀看：它們不會進球，也不影響賽果與賠率。進球只出自「險情」，即盤口暫停的時刻；盤口開放時的遠射不會進球。',
        ),
        ofFootball('門前有險情時，盤口自動暫停。'),
        ofBasketball('最後幾次進攻比分接近時，盤口自動暫停。'),
        ofBadminton('局點時，盤口自動暫停。'),
        ofSiege('攻城的箭雨與攻城之時，盤口自動暫停；兩回合之間，以及箭雨見分曉之後、攻城之前開放。'),
        '開賽、關盤均以伺服器時鐘為準。',
      ],
    },
    {
      title: '結算',
      items: [
        '返還等於投注額乘以賠率，含本金；串關依全部選項賠率連乘。整張投注單只在最後捨去不足最小貨幣單位的部分。',
        ofFootball('足球以 90 分鐘的最終比分結算。'),
        ofBasketball('籃球的勝者含延長賽。'),
        ofBadminton('羽球先贏兩局者勝；每局先得 11 分且多 2 分，15 分封頂。'),
        ofSiege(
          '攻城先贏兩圖者勝；每圖先得 7 回合且領先 2 回合者勝，未拉開則先得 9 回合者勝。每圖前 6 回合之後攻守互換。',
        ),
        '讓球、讓分的數字加在主隊一邊；恰好相抵時為走盤，這一項依 1.00 計。',
        '複式串關把 3 至 8 項拆成多注串關，每注金額相同：如選 3 項，「3 串 4」是三注 2 串 1 加一注 3 串 1。每注 1.00、賠率 2.00、3.00、4.00，共投 4.00；全中返還 6.00 + 8.00 + 12.00 + 24.00 = 50.00；賠率 4.00 的一項未中，仍有一注 2 串 1 命中，返還 6.00。',
        '複式中作廢或走盤的一項依 1.00 計，含它的各注等於少串一項；贏半、輸半照樣計算。各注返還相加之後，只在最後捨去一次零頭。限額依整張單的合計投注與合計返還計算；提前兌現依各注價值相加。',
        '同一場的幾項可以組合成一注：賠率依這幾項同時發生的真實機率算，只除以一次莊家優勢。例如兩項同時發生的機率為 30%，賠率是 1 ÷ 0.30 ÷ 1.05 = 3.17，投 10.00 返還 31.70。互相矛盾、一項包含另一項、會走盤的盤口不能組合；複式串關裡，同一場的幾項合在一起算作一項。',
        '同場組合須全部命中；一項未中即輸。比賽中斷時若沒有一項已輸、仍有一項未定，整個組合作廢，依 1.00 計。',
        '大小盤以高於或低於盤口線為準；恰好等於時為走盤。',
        '帶 0.25、0.75 的盤口，一半投注歸下面的線，一半歸上面的線，因此可能贏半或輸半：另一半依 1.00 計。',
        ofFootball(
          '波膽為全場正確比分，未列出的比分歸「其他比分」。雙方均進球、單雙以最終比分為準；上半場的盤口以半場結束時的比分為準。',
        ),
        ofFootball('「第幾個進球」以該進球由誰打進為準；不再有進球時，「不再進球」獲勝。'),
        ofFootball(
          '單隊大小、零失球、零失球獲勝、淨勝幅度和總進球數以最終比分為準；半場/全場看半場時與全場結束時誰領先。',
        ),
        ofBasketball('籃球的大小、讓分、單雙、單隊大小、淨勝幅度以及半場、單節都不含延長賽。'),
        ofBadminton('羽球的總分與讓分依實際打出的全部分數計算；「先得」歸先到該數的一方。'),
        ofSiege('總回合與讓回合依實際打出的全部回合計算；「先得」歸先到該數的一方。'),
        ofSiege(
          '兩回合之間可以投注下一回合的勝者，箭雨之後還可以再投：每 100 個回合中有 65 個由箭占上風的一方拿下，賠率隨之變動。攻城即停，該回合結束就結算。只有回合未打出結果比賽就中斷，這一項才作廢。',
        ),
        ofSiege(roundPrice),
      ],
    },
    {
      title: '中斷與複核',
      items: [
        '比賽中斷時，已經分出結果的盤口照常結算，其餘作廢：單注退回，串關中這一項依 1.00 計。',
        ofFootball(
          '有進球的足球比賽結束後複核 45 秒，其間賽果標為「待確認」，最後一個進球可能取消。取決於最終比分的投注在確認之後才結算，只結算一次，不會事後追回。',
        ),
        '未結算的投注可以提前兌現全部或一部分，金額依此刻全部未定選項的機率算出，再除以莊家優勢。盤口暫停或關閉時不能兌現；金額比您看到的少，就不會成交。',
        '投注在扣款之前已經儲存；沒有確認的投注會作廢並全額退回。無論您是否在線上，已確認的投注都會照結果派彩。',
      ],
    },
  ],
  ...responsible,
};

export const fair: PageTexts['fair'] = {
  title: '公平驗證',
  intro:
    '決定這場比賽的種子在開盤之前已經固定，下面是它的雜湊值；比賽結束後公布原文，任何人都可以在瀏覽器裡把整場比賽重新推演一遍。',
  hash: '種子的雜湊值（SHA-256）',
  rules: '規則版本（與雜湊值同時公布）',
  open: '開啟驗證頁',
};

export const verify: PageTexts['verify'] = {
  title: '驗證比賽',
  intro: '在您自己的瀏覽器裡重新推演任何一場已結束的比賽：取回公布的資料，其餘都在這裡計算。',
  event: '賽事編號',
  check: '重新推演',
  notFound: '沒有這一場比賽。',
  notOver: '比賽還沒有結束，或賽後複核未完，種子尚未公開。',
  failed: '無法計算，請稍後再試。',
  insecure: '瀏覽器只在 https 或 localhost 頁面上提供加密功能，請換用安全網址開啟。',
  agrees: '一致',
  differs: '不一致',
  seed: '已公開的種子',
  hash: '開盤前公布的雜湊值',
  hashCheck: '種子的 SHA-256',
  rules: '規則版本',
  strengths: '雙方實力',
  strengthsCheck: '由球隊與雜湊值重算',
  course: '比賽進程',
  courseCheck: (steps) => `由 ${steps} 步推演重算`,
  result: '最終比分',
  how: '如何計算',
  steps: [
    '雙方實力 = 固定實力 + 當日狀態。狀態取自雜湊值的前兩個位元組（主隊、客隊各一個）：對 9 取餘數，再減 4。開盤時任何人都可以自己算。',
    '比賽依固定的小步推進。第 k 步的第 i 個區塊，是以種子的 64 個十六進位字元為金鑰、對「賽事編號:k:i」做的 HMAC-SHA256，k 從 1、i 從 0 開始，每 4 位元組讀作一個大端序 32 位元整數。',
    '需要一個小於 n 的數時，只接受小於 2^32 中 n 的最大整倍數的整數，否則跳過讀下一個；對 n 取餘數即得。雙方實力和目前局勢決定這個數意味著什麼。',
    '把所有步驟連起來就是整場比賽：每個進球、每一分、每一回合都應與公布的進程一致。',
  ],
};

export const board: PageTexts['board'] = {
  wait: {
    begins: (what, clock) => `${what} ${clock} 後開始`,
    closes: (clock) => `投注剩 ${clock}`,
    after: (clock) => `箭雨之後 · 投注剩 ${clock}`,
    shut: '收注',
    match: '比賽',
    secondHalf: '下半場',
    overtime: '延長賽',
    round: (number) => `第 ${number} 回合`,
  },
  siege: {
    attacks: '攻城',
    defends: '守城',
    goal: '一方攻、一方守，前 6 回合後攻守互換；先得 7 回合且領先 2 回合，或先得 9 回合，即贏下此圖；先贏 2 圖者勝',
    stormed: (team) => `${team}攻破城池，拿下這一回合`,
    held: (team) => `${team}守住城池，拿下這一回合`,
    march: (team) => `${team}列陣，向城牆推進`,
    volley: '雙方對射，箭如雨下',
    arrows: (team) => `箭雨交鋒，${team}占上風`,
    means: { ladders: '雲梯', ram: '衝車', tower: '攻城塔' },
    cover: (team, means) => `箭占上風：${team} · 待攻：${means}`,
    flying: '箭雨之中，暫停投注，見分曉後重開',
    ways: { ladders: '雲梯架上城頭', ram: '衝車撞擊城門', tower: '攻城塔逼近城牆' },
    press: ['守軍穩住陣腳', '雙方相持不下', '城防告急'],
    assault: (way, press) => `${way}，${press}`,
    ends: {
      taken: { ladders: '登上城頭！', ram: '破門而入！', tower: '吊橋落下，衝上城牆！' },
      held: { ladders: '梯斷，守住了', ram: '焚毀衝車，守住了', tower: '焚毀攻城塔，守住了' },
    },
    unlikely: { taken: '絕地反擊：', held: '轉危為安：' },
    firstTo: '先得 7',
    overtime: '領先 2 回合或先得 9',
    points: { map: '圖點', match: '賽點', both: '決勝回合' },
    pressed: '城牆承壓',
    pressedGate: '城門承壓',
    change: '攻守互換',
    storms: (team) => `${team}攻城`,
    mapWon: (team, map) => `${team}拿下${map}`,
    matchWon: (team) => `${team}獲勝`,
    more: '規則與比分',
    story: {
      saved: { map: '圖點化解', match: '賽點化解' },
      overtime: '進入加時',
      level: (from) => `${from} 落後追平`,
      taken: (count) => `連破${han(count)}城`,
      held: (count) => `連守${han(count)}回合`,
      lead: '首次領先',
    },
    rests: { before: '憑實力＋城牆', after: '已計箭雨', told: roundPrice },
    news: {
      storms: (team) => `${team}攻`,
      here: (won, of) => `本圖 ${won}/${of}`,
      lately: (of, percent) => `近 ${of} 回合 ${percent}%`,
      taken: (count) => `連破 ${count}`,
      failed: (count) => `連失 ${count}`,
    },
    tally: (stormed, held) => `攻 ${stormed} · 守 ${held}`,
    record: {
      title: '攻城與守城的回合勝率',
      here: '本場',
      before: (map) => `${map} · 此前`,
      settled: (home, away) => `「此前」只計在此圖已結算的比賽：主隊 ${home} 場，客隊 ${away} 場`,
      none: '兩軍在此圖上還沒有已結算的比賽',
      failed: '戰績暫時讀不到',
    },
  },
  mapStormed: (team, score, map) => `${team}攻破城池，${score} 拿下${map}`,
  mapHeld: (team, score, map) => `${team}守住城池，${score} 拿下${map}`,
  partsWon: { racket: '勝局', siege: '勝圖' },
  held: {
    racket: '這一分進行中，賠率稍後更新',
    attack: '本次進攻即將見分曉',
    siege: '城下將見分曉，稍候恢復',
  },
  suspended: {
    football: '門前有險情，暫停投注，見分曉後恢復',
    racket: '局點，暫停投注，這一分打完後恢復',
    basketball: '比分膠著、時間將盡，暫停投注',
    siege: '回合進行中，暫停投注，回合結束後恢復',
  },
  decided: '勝負幾乎已定，停止投注',
  settled: '已結算',
  strip: { closed: '暫停投注', open: '可以投注', held: '賠率更新中' },
  review: (clock) => `賽果複核 ${clock}`,
  reviewing: '賽果複核中，全部盤口已停止投注',
  fullTime: '全場結束',
  midfield: '中場爭奪',
  missed: (team) => `${team}出手不中`,
  made: (team, points, score) => `${team}得 ${points} 分 ${score}`,
  partWon: (team, part, score) => `${team}拿下${part} ${score}`,
  figures: { serving: '發球得分', inRow: '最長連得', ahead: '最大領先' },
  point: { game: (team) => `${team}的局點`, match: (team) => `${team}的賽點` },
  after: { live: '正在進行', coming: '下一場' },
  football: {
    goal: '進球！',
    withdrawn: '進球取消',
    ends: { saved: '門將撲出', wide: '射偏', post: '擊中門柱', blocked: '捨身封堵' },
    shots: '射門',
    attacks: (home, away) => `險情 ${home} : ${away}`,
    cleared: (team) => `${team}的攻勢被化解`,
    goalOf: (team, score) => `${team}破門得分，${score}`,
    play: {
      steal: (team) => `${team}抄截得球`,
      long: (team) => `${team}長傳`,
      wing: (team) => `${team}邊路推進`,
      back: (team) => `${team}回傳`,
      middle: (team) => `${team}中路推進`,
      holds: (team) => `${team}控球`,
      builds: (team) => `${team}組織進攻`,
      breaks: (team) => `${team}反擊`,
      cross: (team) => `${team}傳中`,
      cleared: (team) => `${team}傳中被解圍`,
      lost: (team) => `${team}底線突破被斷`,
      held: (team) => `${team}射門被門將沒收`,
      wide: (team) => `${team}射門偏出`,
      over: (team) => `${team}遠射高出橫樑`,
    },
    replay: '重播',
    again: (minute) => `回看 ${minute}′ · 直播繼續`,
    plays: '進攻',
  },
  past: {
    title: '近況與交手',
    meetings: '最近交手',
    none: '還沒有結束的比賽',
    noneOfBoth: '雙方在本館都還沒有打完的比賽',
    noMeetings: '雙方還沒有交過手',
    few: (n) => `目前只有 ${n} 場`,
  },
  lead: (points) => `領先 ${points}`,
};
