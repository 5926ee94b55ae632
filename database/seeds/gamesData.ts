import type { GameTypeId, LocalizedText } from '@pavilion/contract';
import { furtherNames } from './gameNames.ts';

/**
 * The demo catalogue: six sandbox providers and the games they show. One game a row. Rows marked `live` have a
 * game behind them; the ten others are announced, shown as coming soon, and cannot be launched. Names, marks and
 * pictures are original. `packages/art` draws a tile for each `gameCode` from `motif` and `paletteSeed`.
 */

export type ProviderSeed = {
  readonly gpId: number;
  readonly code: 'LANTERN' | 'TIDE' | 'KITE' | 'ABACUS' | 'HARE' | 'CREST' | 'GPBB_2' | 'GPBB_3';
  readonly names: LocalizedText;
  readonly wallet: 'seamless' | 'transfer';
  /** Name of the drawn mark: `/art/providers/{mark}.svg`. */
  readonly mark: string;
  /** Studios under the provider; empty when it has only one (house 0). */
  readonly houses: readonly { readonly house: number; readonly names: LocalizedText }[];
  /** Id of its own Android app; left out where it has none. */
  readonly appId?: string;
};

export type GameSeed = {
  readonly gpId: number;
  readonly gtId: GameTypeId;
  /** Unique in the whole catalogue, kebab-case. */
  readonly gameCode: string;
  readonly names: LocalizedText;
  /** Studio under the provider; 0 when the provider has only one. */
  readonly house: number;
  readonly state: 'live' | 'coming_soon';
  readonly isNew: boolean;
  readonly isHot: boolean;
  /** Return to player in hundredths of a percent, as designed; null when the type states none. */
  readonly rtpBp: number | null;
  /** Its bets return differently: that is the best of those that it is about. */
  readonly isRtpUpTo: boolean;
  /** Smallest and largest stake in RMB while it is announced, decimal strings; what plays has those of `stakesData.ts`. */
  readonly stakeHint: { readonly min: string; readonly max: string };
  /** Name of a motif of `packages/art`. */
  readonly motif: string;
  /** Chooses the palette; the framing follows from `gameCode`. */
  readonly paletteSeed: number;
  /** Codes of `gameLabels`. */
  readonly labels: readonly string[];
};

const nameLocales = ['zh_CN', 'zh_TW', 'en_US', 'vi_VN', 'ja_JP', 'ko_KR', 'th_TH'] as const;

const namesOf = (cells: readonly string[]): LocalizedText =>
  Object.fromEntries(nameLocales.map((locale, index) => [locale, cells[index]]));

const named = (row: string): LocalizedText => namesOf(row.split('|').map((cell) => cell.trim()));

export const providers: readonly ProviderSeed[] = [
  {
    gpId: 1,
    code: 'LANTERN',
    names: named('灯影坊 | 燈影坊 | Lantern Works | Xưởng Đèn Lồng | 灯影工房 | 등영공방 | โคมไฟเวิร์กส์'),
    wallet: 'seamless',
    mark: 'LANTERN',
    houses: [
      {
        house: 1,
        names: named('灯戏台 | 燈戲台 | Lantern Stage | Sân Khấu Đèn | 灯影座 | 등불무대 | เวทีโคม'),
      },
      { house: 2, names: named('炉火间 | 爐火間 | The Hearth | Bếp Lửa | 炉辺 | 화로방 | เตาไฟ') },
      {
        house: 3,
        names: named('机巧阁 | 機巧閣 | Clockwork Loft | Gác Máy | からくり閣 | 태엽누각 | หอกลไก'),
      },
    ],
  },
  {
    gpId: 2,
    code: 'TIDE',
    names: named('潮月 | 潮月 | Tide & Moon | Triều Trăng | 潮月 | 조월 | ไทด์แอนด์มูน'),
    wallet: 'seamless',
    mark: 'TIDE',
    houses: [
      { house: 1, names: named('潮厅 | 潮廳 | Tide Room | Phòng Triều | 潮の間 | 조수의 방 | ห้องน้ำขึ้น') },
      { house: 2, names: named('月厅 | 月廳 | Moon Room | Phòng Trăng | 月の間 | 달의 방 | ห้องจันทร์') },
    ],
  },
  {
    gpId: 3,
    code: 'KITE',
    names: named('纸鸢场 | 紙鳶場 | Kite Field | Đồng Diều | 凧の原 | 연날리기장 | ทุ่งว่าว'),
    wallet: 'seamless',
    mark: 'KITE',
    houses: [],
  },
  {
    gpId: 4,
    code: 'ABACUS',
    names: named('算盘斋 | 算盤齋 | Abacus House | Nhà Bàn Tính | 算盤斎 | 주판재 | เรือนลูกคิด'),
    wallet: 'transfer',
    mark: 'ABACUS',
    houses: [
      { house: 1, names: named('开彩堂 | 開彩堂 | Draw Hall | Sảnh Quay Số | 抽選堂 | 추첨당 | หอจับรางวัล') },
      { house: 2, names: named('棋牌轩 | 棋牌軒 | Card Pavilion | Hiên Bài | 札の間 | 패의 방 | ศาลาไพ่') },
    ],
  },
  {
    gpId: 5,
    code: 'HARE',
    names: named('逐兔场 | 逐兔場 | Hare Course | Trường Đua Thỏ | 兎走場 | 토끼경주장 | สนามกระต่าย'),
    wallet: 'seamless',
    mark: 'HARE',
    houses: [],
  },
  {
    gpId: 6,
    code: 'CREST',
    names: named('翎冠台 | 翎冠臺 | Crested Stage | Đài Lông Mào | 羽冠座 | 우관대 | เวทีขนหงอน'),
    wallet: 'seamless',
    mark: 'CREST',
    houses: [],
  },
];

/**
 * Known by their codes and apps, and not active (spec §9): no site offers them, and they have no games and no mark of
 * their own until they are.
 */
export const inactiveProviders: readonly ProviderSeed[] = [
  {
    gpId: 7,
    code: 'GPBB_2',
    names: named('石桥局 | 石橋局 | Stone Bridge | Cầu Đá | 石橋 | 돌다리 | สะพานหิน'),
    wallet: 'seamless',
    mark: 'LANTERN',
    houses: [],
    appId: 'example.stonebridge.games',
  },
  {
    gpId: 8,
    code: 'GPBB_3',
    names: named('苔阶社 | 苔階社 | Moss Steps | Bậc Rêu | 苔の石段 | 이끼 계단 | บันไดมอส'),
    wallet: 'transfer',
    mark: 'ABACUS',
    houses: [],
    appId: 'example.moss_steps.games',
  },
];

export const gameLabels = [
  { code: 'festival', names: named('节庆 | 節慶 | Festival | Lễ hội | 祭り | 축제 | เทศกาล') },
  { code: 'legend', names: named('传说 | 傳說 | Legend | Truyền thuyết | 伝説 | 전설 | ตำนาน') },
  { code: 'nature', names: named('自然 | 自然 | Nature | Thiên nhiên | 自然 | 자연 | ธรรมชาติ') },
  { code: 'voyage', names: named('远行 | 遠行 | Voyage | Hành trình | 旅 | 여행 | การเดินทาง') },
  { code: 'city', names: named('城夜 | 城夜 | City night | Đêm phố | 夜の街 | 도시의 밤 | ราตรีเมือง') },
  { code: 'gentle', names: named('低波动 | 低波動 | Gentle | Dao động thấp | 低変動 | 저변동 | ผันผวนต่ำ') },
  { code: 'bold', names: named('高波动 | 高波動 | Bold | Dao động cao | 高変動 | 고변동 | ผันผวนสูง') },
  {
    code: 'free-spins',
    names: named('免费旋转 | 免費旋轉 | Free spins | Vòng miễn phí | フリースピン | 무료 스핀 | ฟรีสปิน'),
  },
  { code: 'table', names: named('牌桌 | 牌桌 | Table | Bàn chơi | テーブル | 테이블 | โต๊ะ') },
  { code: 'fast', names: named('快局 | 快局 | Fast rounds | Ván nhanh | 短時間 | 빠른 판 | รอบเร็ว') },
  { code: 'classic', names: named('经典 | 經典 | Classic | Cổ điển | 定番 | 클래식 | คลาสสิก') },
  { code: 'race', names: named('竞速 | 競速 | Race | Đua | レース | 경주 | แข่งความเร็ว') },
  { code: 'team', names: named('团队 | 團隊 | Team | Đồng đội | チーム | 팀 | ทีม') },
] as const satisfies readonly { code: string; names: LocalizedText }[];

/**
 * Columns: provider.house | code | motif | palette | flags (L live, N new, H hot, U return up to) | RTP in basis points or `-`
 * | stakes in RMB | labels | zh_CN | zh_TW | en_US | vi_VN | ja_JP | ko_KR | th_TH
 */
const tables: Readonly<Record<GameTypeId, string>> = {
  2: `
1.1 | koi-lantern | koi-moon | 0 | LNH | 9556 | 0.20-500 | festival,free-spins | 锦鲤灯影 | 錦鯉燈影 | Koi Lanterns | Đèn Lồng Cá Chép | 錦鯉の灯影 | 비단잉어 등불 | โคมปลาคาร์ป
2.1 | comet-peaks | comet-peaks | 1 | LNH | 9627 | 0.20-500 | voyage,free-spins,bold | 彗星越岭 | 彗星越嶺 | Comet over Peaks | Sao Chổi Vượt Núi | 彗星の峰越え | 혜성의 봉우리 | ดาวหางข้ามยอดเขา
1.1 | dragon-boat-drums | dragon-boat | 2 | LH | 9629 | 0.20-200 | festival,bold | 龙舟鼓浪 | 龍舟鼓浪 | Dragon Boat Drums | Trống Hội Thuyền Rồng | 龍舟の鼓 | 용선의 북소리 | กลองเรือมังกร
1.3 | tiger-grove | tiger-bamboo | 3 | LH | 9651 | 0.20-200 | nature | 竹影虎踪 | 竹影虎蹤 | Tiger in the Bamboo | Hổ Ẩn Rừng Tre | 竹影の虎 | 대숲의 호랑이 | เสือในป่าไผ่
2.2 | whale-song | whale-sky | 4 | LNH | 9590 | 0.20-200 | voyage,free-spins | 鲸歌云海 | 鯨歌雲海 | Whale Song | Khúc Hát Cá Voi | 雲海の鯨歌 | 고래의 노래 | เพลงวาฬเหนือเมฆ
1.1 | paper-phoenix | phoenix | 5 | LH | 9747 | 0.20-200 | legend | 纸凤凌霄 | 紙鳳凌霄 | Paper Phoenix | Phượng Hoàng Giấy | 紙の鳳凰 | 종이 봉황 | หงส์กระดาษ
2.2 | aurora-fox | arctic-fox | 6 | LNH | 9559 | 0.20-200 | nature,gentle | 极光雪狐 | 極光雪狐 | Aurora Fox | Cáo Tuyết Cực Quang | 極光の雪狐 | 오로라 여우 | จิ้งจอกแสงเหนือ
1.2 | pepper-kitchen | pepper-kitchen | 7 | LH | 9505 | 0.20-200 | city,free-spins,gentle | 椒香灶火 | 椒香灶火 | Pepper Kitchen | Bếp Ớt Lửa Hồng | 唐辛子の厨 | 고추 부엌 | ครัวพริกไฟแดง
1.3 | clockwork-owl | clockwork-owl | 8 | LH | 9710 | 0.20-200 | legend,free-spins | 机巧夜枭 | 機巧夜梟 | Clockwork Owl | Cú Máy Đêm | からくり梟 | 태엽 부엉이 | นกฮูกกลไก
1.1 | lotus-rain | lotus-pond | 9 | L | 9688 | 0.20-200 | nature,gentle | 荷塘听雨 | 荷塘聽雨 | Rain on Lotus | Sen Nghe Mưa | 蓮池の雨 | 연못의 빗소리 | สายฝนบนสระบัว
1.1 | jade-frog | jade-frog | 12 | LN | 9517 | 0.20-200 | legend,classic,gentle | 玉蟾吐珠 | 玉蟾吐珠 | Jade Frog's Pearl | Ếch Ngọc Nhả Châu | 玉蛙の珠 | 옥개구리의 진주 | กบหยกคายมุก
1.1 | painted-mask | opera-mask | 14 | L | 9631 | 0.20-200 | legend,free-spins | 粉墨登场 | 粉墨登場 | The Painted Mask | Mặt Nạ Tuồng | 彩りの面 | 채색 가면 | หน้ากากงิ้ว
1.1 | night-market | market-lanterns | 15 | LNH | 9545 | 0.20-200 | city,festival,bold | 灯市如昼 | 燈市如晝 | Night Market Lanterns | Chợ Đèn Đêm | 灯火の夜市 | 등불 야시장 | ตลาดโคมราตรี
1.3 | cloud-express | mountain-train | 18 | L | 9631 | 0.20-200 | voyage,free-spins | 云岭列车 | 雲嶺列車 | Cloud Mountain Express | Tàu Xuyên Núi Mây | 雲嶺鉄道 | 구름산 열차 | รถไฟยอดเมฆ
1.1 | sky-lantern-night | sky-lanterns | 7 | LN | 9677 | 0.20-200 | festival,free-spins | 天灯许愿 | 天燈許願 | Sky Lantern Night | Đêm Thả Đèn Trời | 天灯の夜 | 풍등의 밤 | คืนโคมลอย
2.1 | fair-wind-junk | sea-junk | 0 | LN | 9509 | 0.20-200 | voyage,free-spins | 顺风宝船 | 順風寶船 | Fair Wind Junk | Thuyền Báu Thuận Gió | 順風の宝船 | 순풍의 보물선 | สำเภาลมดี
2.2 | moonward-elephants | elephant-procession | 10 |  | 9599 | 0.20-400 | legend,festival | 象队朝月 | 象隊朝月 | Moonward Elephants | Đoàn Voi Hướng Trăng | 月へ向かう象 | 달을 향한 코끼리 | ขบวนช้างสู่จันทร์
2.1 | paper-metropolis | paper-city | 14 | H | 9587 | 0.50-500 | city | 纸上霓虹 | 紙上霓虹 | Paper Metropolis | Thành Phố Giấy | 紙のネオン街 | 종이 도시 | มหานครกระดาษ
2.1 | thousand-jellies | moon-jelly | 4 | LN | 9510 | 0.20-200 | nature,free-spins | 海月千灯 | 海月千燈 | A Thousand Moon Jellies | Ngàn Sứa Trăng | 海月の千灯 | 천 개의 달해파리 | แมงกะพรุนพันโคม
5.0 | star-pounding-hare | moon-hare | 17 | LH | 9701 | 0.20-200 | legend,festival,bold | 玉兔捣星 | 玉兔搗星 | Star-Pounding Hare | Thỏ Ngọc Giã Sao | 星搗き玉兎 | 별을 찧는 옥토끼 | กระต่ายหยกตำดาว
5.0 | peacock-garden | peacock | 6 | LN | 9454 | 0.20-200 | nature,free-spins | 雀屏春深 | 雀屏春深 | Peacock Garden | Vườn Công Xuân | 孔雀の庭 | 공작의 정원 | สวนนกยูง
4.1 | beads-of-fortune | abacus | 2 | LN | 9471 | 0.20-500 | classic,free-spins | 算珠落盘 | 算珠落盤 | Beads of Fortune | Hạt Tính May Mắn | 福の算珠 | 행운의 주판알 | ลูกคิดนำโชค
`,
  3: `
2.1 | tide-baccarat | baccarat-fans | 4 | LHU | 9894 | 10-20000 | table,classic | 潮月百家乐 | 潮月百家樂 | Tide Baccarat | Baccarat Triều Trăng | 潮月バカラ | 조월 바카라 | บาคาร่าไทด์มูน
2.2 | lantern-squeeze | market-lanterns | 2 |  | - | 50-50000 | table | 灯下咪牌 | 燈下咪牌 | Lantern Squeeze Baccarat | Baccarat Soi Đèn | 灯下のスクイーズ | 등불 스퀴즈 바카라 | บาคาร่าลุ้นใต้โคม
2.2 | moon-roulette | roulette-moon | 17 | LH | 9730 | 1-5000 | table,classic | 月影轮盘 | 月影輪盤 | Moon Roulette | Roulette Bóng Trăng | 月影ルーレット | 달빛 룰렛 | รูเล็ตแสงจันทร์
2.1 | dragon-and-tiger | paper-dragon | 13 | LHU | 9627 | 10-20000 | table,fast | 龙虎夜斗 | 龍虎夜鬥 | Dragon and Tiger Night | Rồng Hổ Đêm Hội | 龍虎の夜 | 용호의 밤 | ราตรีเสือมังกร
2.2 | lantern-dice | dice-lanterns | 5 | LHU | 9722 | 5-5000 | table,classic | 灯笼骰宝 | 燈籠骰寶 | Lantern Dice | Tài Xỉu Đèn Lồng | 灯籠大小 | 등불 식보 | ไฮโลโคมไฟ
2.1 | lighthouse-wheel | lighthouse | 14 | LNU | 9500 | 1-2000 | fast,classic | 灯塔转轮 | 燈塔轉輪 | Lighthouse Wheel | Vòng Quay Hải Đăng | 灯台ホイール | 등대의 수레바퀴 | วงล้อประภาคาร
2.2 | tea-house-fan-tan | tea-house | 15 | LNU | 9875 | 5-5000 | table,classic | 茶座番摊 | 茶座番攤 | Tea House Fan-Tan | Phán Thán Trà Lâu | 茶楼ファンタン | 찻집 판탄 | ฟานตานโรงน้ำชา
2.2 | fireside-bulls | lantern-ox | 7 | LU | 9750 | 5-5000 | table,fast | 围炉牛牛 | 圍爐牛牛 | Fireside Bulls | Ngưu Ngưu Bên Lửa | 炉端の牛牛 | 화롯가 우우 | วัวข้างเตาไฟ
2.1 | three-by-moonlight | moon-bridge | 4 | LNU | 9750 | 5-5000 | table,classic | 三公赏月 | 三公賞月 | Three Dukes by Moonlight | Ba Lá Dưới Trăng | 月見の三公 | 달맞이 삼공 | สามกงชมจันทร์
2.1 | moonlit-three | moonlit-cards | 17 | LNU | 9663 | 5-5000 | table,classic | 月下三张 | 月下三張 | Moonlit Three | Xì Tố Ba Lá Ánh Trăng | 月下の三枚 | 달빛 세 장 | ไพ่สามใบใต้จันทร์
2.1 | seven-lanterns | seven-lanterns | 3 | LNU | 9951 | 5-5000 | table | 七灯廿一点 | 七燈廿一點 | Seven Lanterns Twenty-One | Xì Dách Thất Đăng | 七灯の二十一 | 일곱 등 스물하나 | ยี่สิบเอ็ดเจ็ดโคม
2.1 | moonrise-squeeze | peeled-card | 0 | LNU | 9894 | 10-20000 | table,classic | 月起咪牌 | 月起瞇牌 | Moonrise Squeeze | Nặn Bài Trăng Lên | 月の出スクイーズ | 달돋이 스퀴즈 | บีบไพ่จันทร์ขึ้น
6.0 | crested-baccarat | baccarat-fans | 11 | LNU | 9876 | 10-20000 | table,classic | 免佣百家乐 | 免佣百家樂 | No-Commission Baccarat | Baccarat Miễn Hoa Hồng | 羽冠ノーコミッション | 우관 노커미션 바카라 | บาคาร่าไม่หักค่าคอม
`,
  4: `
3.0 | kite-sports | stadium-dusk | 3 | LNH | 9523 | 1-1000 | team,classic | 鸢台体育 | 鳶臺體育 | Kite Terrace Sports | Thể Thao Diều Gió | 凧台スポーツ | 연대 스포츠 | ไคต์เทอร์เรซสปอร์ต
3.0 | kite-court-tennis | tennis-court | 18 |  | - | 1-10000 | classic | 鸢影网球 | 鳶影網球 | Kite Court Tennis | Quần Vợt Bóng Diều | 凧影テニス | 연그림자 테니스 | เทนนิสเงาว่าว
`,
  5: `
4.1 | abacus-three | abacus | 13 | LHU | 9500 | 1-2000 | classic,fast | 算盘三珠 | 算盤三珠 | Abacus Three | Bàn Tính Ba Số | 算盤三珠 | 주판 세 알 | ลูกคิดสามเม็ด
4.1 | eight-carp-draw | number-fish | 0 | LNU | 9516 | 1-500 | festival,classic | 八鲤连珠 | 八鯉連珠 | Eight Carp Draw | Tám Cá Chép Nối Số | 八鯉連珠 | 여덟 잉어 추첨 | ปลาคาร์ปแปดตัว
4.1 | five-minute-lanterns | sky-lanterns | 17 | LNU | 9500 | 1-2000 | fast | 灯彩快三 | 燈彩快三 | Lantern Fast Three | Đèn Số Nhanh Ba | 灯彩ファストスリー | 등불 쾌삼 | โคมเร็วสามเลข
4.1 | harbor-keno | harbor-cranes | 6 | LN | 9435 | 0.20-200 | fast,city | 港湾快彩 | 港灣快彩 | Harbor Keno | Keno Bến Cảng | 港のキノ | 항구 키노 | คีโนท่าเรือ
4.1 | firefly-ten | fireflies | 3 | LNU | 9500 | 1-2000 | nature,fast | 萤火PK拾 | 螢火PK拾 | Firefly Ten | Mười Đốm Đom Đóm | 蛍の十選 | 반딧불 열 수 | หิ่งห้อยสิบดวง
4.1 | twin-peony-draw | peony | 13 |  | - | 2-2000 | classic | 双色牡丹 | 雙色牡丹 | Twin Peony Draw | Mẫu Đơn Hai Màu | 二色牡丹 | 두 빛깔 모란 | โบตั๋นสองสี
4.1 | seven-storey-draw | snow-pagoda | 8 | LNU | 9510 | 1-1000 | legend,classic | 宝塔七星 | 寶塔七星 | Seven-Storey Draw | Bảo Tháp Bảy Sao | 七層の塔 | 칠층탑 추첨 | เจดีย์เจ็ดชั้น
`,
  6: `
1.1 | lantern-twenty-one | card-lanterns | 0 | LNH | 9807 | 0.20-200 | table,classic | 灯下廿一点 | 燈下廿一點 | Lantern Twenty-One | Xì Dách Dưới Đèn | 灯下の二十一 | 등불 아래 스물하나 | ยี่สิบเอ็ดใต้โคม
1.1 | crane-poker | card-cranes | 14 | LH | 9730 | 0.20-200 | table,classic | 鹤影扑克 | 鶴影撲克 | Crane Poker | Poker Bóng Hạc | 鶴影ポーカー | 학 그림자 포커 | โป๊กเกอร์เงากระเรียน
1.1 | twin-lanterns | card-lanterns | 12 | LN | 9778 | 0.20-200 | table | 双灯廿一点 | 雙燈廿一點 | Twin Lanterns Twenty-One | Xì Dách Song Đăng | 双灯の二十一 | 쌍등 스물하나 | ยี่สิบเอ็ดโคมคู่
1.1 | hundred-cranes | card-cranes | 3 | LN | 9730 | 0.20-200 | table,fast | 百鹤扑克 | 百鶴撲克 | Hundred Cranes Poker | Poker Trăm Hạc | 百鶴ポーカー | 백학 포커 | โป๊กเกอร์ร้อยกระเรียน
1.1 | lantern-landlord | card-lanterns | 5 | H | - | 1-1000 | table,classic | 灯影斗地主 | 燈影鬥地主 | Lantern Landlord | Đấu Địa Chủ Dưới Đèn | 灯影闘地主 | 등불 더우디주 | เจ้าที่ดินใต้โคม
1.1 | sparrow-garden | tile-garden | 12 | H | - | 1-1000 | table,classic | 雀园麻将 | 雀園麻將 | Sparrow Garden Mahjong | Mạt Chược Vườn Sẻ | 雀園麻雀 | 참새뜰 마작 | ไพ่นกกระจอกสวนนก
4.2 | golden-blossom | peony | 15 | L | 9600 | 1-100 | table | 花开三张 | 花開三張 | Golden Blossom | Ba Lá Nở Hoa | 花咲く三枚 | 꽃피는 세 장 | สามใบบานสะพรั่ง
4.2 | abacus-bulls | lantern-ox | 4 | LNH | 9500 | 1-500 | table,fast | 算盘斗牛 | 算盤鬥牛 | Abacus Bulls | Đấu Ngưu Bàn Tính | 算盤闘牛 | 주판 투우 | ลูกคิดชนวัว
`,
  7: `
5.0 | hare-derby | racing-hares | 3 | LNH | 9400 | 1-2000 | race,fast | 逐兔大赛 | 逐兔大賽 | Hare Derby | Đại Hội Đua Thỏ | 兎ダービー | 토끼 더비 | ดาร์บี้กระต่าย
5.0 | steppe-gallop | steppe-horses | 13 | H | - | 1-2000 | race,fast | 草原竞马 | 草原競馬 | Steppe Gallop | Đua Ngựa Thảo Nguyên | 草原競馬 | 초원 경마 | ควบม้าทุ่งกว้าง
5.0 | dragon-boat-race | dragon-boat | 12 | LNHU | 9400 | 1-2000 | race,team | 龙舟竞渡 | 龍舟競渡 | Dragon Boat Race | Đua Thuyền Rồng | 龍舟競渡 | 용선 경주 | แข่งเรือมังกร
5.0 | paper-league | stadium-dusk | 12 | LNH | 9523 | 1-2000 | team,fast | 纸人足球 | 紙人足球 | Paper League Football | Bóng Đá Người Giấy | 紙人サッカー | 종이인형 축구 | ฟุตบอลตุ๊กตากระดาษ
`,
  8: `
6.0 | puppet-crest | puppet-rooster | 7 | LHU | 9484 | 5-5000 | classic,fast | 傀儡斗冠 | 傀儡鬥冠 | Puppet Crest | Gà Rối Tranh Mào | 人形鶏の冠 | 꼭두각시 볏 | หุ่นไก่ชิงหงอน
6.0 | red-crest-duel | puppet-duel | 2 | LNHU | 9500 | 5-5000 | classic | 赤冠对台 | 赤冠對臺 | Red Crest Duel | Mào Đỏ Đối Đài | 赤冠対決 | 붉은 볏 대결 | หงอนแดงประชัน
6.0 | crow-at-dawn | weathercock | 18 |  | - | 5-2000 | classic,nature | 雄鸡破晓 | 雄雞破曉 | Crow at Dawn | Gà Gáy Bình Minh | 暁の鶏鳴 | 새벽 닭울음 | ไก่ขันรับอรุณ
`,
  9: `
3.0 | paper-siege | paper-city | 4 | LNH | 9433 | 1-1000 | team,city | 纸城攻防 | 紙城攻防 | Paper Siege | Công Thành Giấy | 紙城の攻防 | 종이성 공방 | ศึกเมืองกระดาษ
3.0 | five-towers | sky-citadel | 17 | H | - | 1-10000 | team,legend | 五塔争锋 | 五塔爭鋒 | Five Towers | Ngũ Tháp Tranh Phong | 五塔の争い | 다섯 탑 | ศึกห้าหอคอย
`,
};

const gameOf = (gtId: GameTypeId, row: string): GameSeed => {
  const cells = row.split('|').map((cell) => cell.trim());
  const [
    origin = '',
    gameCode = '',
    motif = '',
    palette = '',
    flags = '',
    rtp = '',
    stakes = '',
    labels = '',
  ] = cells;
  const [gpId, house] = origin.split('.').map(Number);
  const [min, max] = stakes.split('-').map((stake) => Number(stake).toFixed(2));
  if (
    gpId === undefined ||
    house === undefined ||
    min === undefined ||
    max === undefined ||
    cells.length !== 15
  )
    throw new Error(`games-data: malformed row "${row}"`);
  return {
    gpId,
    gtId,
    gameCode,
    names: { ...namesOf(cells.slice(8)), ...furtherNames.get(gameCode) },
    house,
    state: flags.includes('L') ? 'live' : 'coming_soon',
    isNew: flags.includes('N'),
    isHot: flags.includes('H'),
    rtpBp: rtp === '-' ? null : Number(rtp),
    isRtpUpTo: flags.includes('U'),
    stakeHint: { min, max },
    motif,
    paletteSeed: Number(palette),
    labels: labels.split(','),
  };
};

const gamesOf = (gtId: GameTypeId): GameSeed[] =>
  tables[gtId]
    .trim()
    .split('\n')
    .map((row) => gameOf(gtId, row));

/** In shelf order: within a type the first rows are the ones to show first. */
export const games: readonly GameSeed[] = ([2, 3, 4, 5, 6, 7, 8, 9] as const).flatMap(gamesOf);
