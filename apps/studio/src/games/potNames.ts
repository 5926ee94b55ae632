import type { StudioLocale } from '../locale.ts';
import type { LightName } from './lights.ts';

/** What pots are called towards halls; in the games the same names stand among their words. */
export type PotNames = Readonly<Record<StudioLocale, string>>;

export const lanternNames: PotNames = {
  zh_CN: '蟾珠奖池',
  zh_TW: '蟾珠獎池',
  en_US: 'Pearl jackpot',
  ja_JP: '蛙珠ジャックポット',
  ko_KR: '진주 잭팟',
  vi_VN: 'Hũ ngọc ếch',
  th_TH: 'แจ็กพอตมุก',
  my_MM: 'ပုလဲ ဂျက်ပေါ့',
  hi_IN: 'मोती जैकपॉट',
  bn_BD: 'মুক্তা জ্যাকপট',
  ta_IN: 'முத்து ஜாக்பாட்',
};

export const namesOfLights: Readonly<Record<LightName, PotNames>> = {
  firefly: {
    zh_CN: '萤火',
    zh_TW: '螢火',
    en_US: 'Firefly',
    ja_JP: '蛍火',
    ko_KR: '반딧불',
    vi_VN: 'Đom Đóm',
    th_TH: 'หิ่งห้อย',
    my_MM: 'ပိုးစုန်းကြူး',
    hi_IN: 'जुगनू',
    bn_BD: 'জোনাকি',
    ta_IN: 'மின்மினி',
  },
  lamp: {
    zh_CN: '灯盏',
    zh_TW: '燈盞',
    en_US: 'Lamp',
    ja_JP: '灯籠',
    ko_KR: '등불',
    vi_VN: 'Đèn Dầu',
    th_TH: 'ตะเกียง',
    my_MM: 'ဆီမီး',
    hi_IN: 'दीपक',
    bn_BD: 'প্রদীপ',
    ta_IN: 'அகல்',
  },
  moon: {
    zh_CN: '明月',
    zh_TW: '明月',
    en_US: 'Moon',
    ja_JP: '明月',
    ko_KR: '보름달',
    vi_VN: 'Trăng Rằm',
    th_TH: 'จันทร์',
    my_MM: 'လပြည့်',
    hi_IN: 'चाँद',
    bn_BD: 'চাঁদ',
    ta_IN: 'நிலா',
  },
};
