import type { BetStates, ResponsibleTexts, SessionTexts } from '../sessionTexts.ts';

export const session: SessionTexts = {
  balance: 'ব্যালেন্স',
  playMoney: 'খেলার টাকা',
  leave: 'বের হোন',
  soundOn: 'শব্দ চালু করুন',
  soundOff: 'শব্দ বন্ধ করুন',
  close: 'বন্ধ করুন',
  keys: 'কীবোর্ড শর্টকাট',
  session: (minutes) => `${minutes} মিনিট খেলা হয়েছে`,
  net: 'এই সেশনের ফলাফল',
  opening: 'লোড হচ্ছে…',
  tryAgain: 'আবার চেষ্টা করুন',
  playHere: 'এখানে খেলুন',
  backToHall: 'লবিতে ফিরুন',
  busy: 'অনুরোধ বেশি হয়ে গেছে। এটি পাঠানো হয়নি। একটু পরে আবার চেষ্টা করুন।',
  endings: {
    ticket_used: {
      title: 'লিংকটি ব্যবহার হয়ে গেছে',
      text: 'গেমের লিংক একবারই কাজ করে। লবি থেকে গেমটি আবার খুলুন।',
    },
    session_ended: {
      title: 'সেশন শেষ',
      text: 'আপনি লগ আউট করেছেন বা সেশনের মেয়াদ শেষ। অসমাপ্ত রাউন্ড নিজে থেকেই নিষ্পন্ন হবে।',
    },
    session_replaced: {
      title: 'অন্য জায়গায় খোলা',
      text: 'এই গেম অন্য উইন্ডোতে খোলা আছে। সেখানেই চালিয়ে যান, অথবা এখানে খেলুন।',
    },
    session_elsewhere: {
      title: 'অন্য গেম খোলা আছে',
      text: 'আপনি অন্য উইন্ডোতে আরেকটি গেম খুলেছেন, আর একসঙ্গে একটিই খোলা থাকতে পারে। এখানে খেললে সেটি বন্ধ হবে। অসমাপ্ত রাউন্ড রাখা থাকে।',
    },
    hall_unreachable: {
      title: 'সাড়া নেই',
      text: 'এখন আপনার লগইন নিশ্চিত করা যাচ্ছে না। পরে আবার চেষ্টা করুন।',
    },
    launch_refused: {
      title: 'গেম খোলেনি',
      text: 'লবিতে ফিরে আবার চেষ্টা করুন।',
    },
    offline: { title: 'সংযোগ নেই', text: 'নেটওয়ার্ক দেখে আবার চেষ্টা করুন।' },
    left: { title: 'আপনি গেম ছেড়েছেন', text: 'আপনাকে লবিতে নিয়ে যাওয়া হচ্ছে…' },
  },
  refusals: {
    insufficient_funds: 'ব্যালেন্স যথেষ্ট নয়। বাজি কমান বা জমা দিন।',
    limit_reached: 'আপনি আপনার সীমায় পৌঁছেছেন।',
    player_blocked: 'এখন আপনার অ্যাকাউন্ট থেকে বাজি ধরা যাবে না। গ্রাহকসেবায় যোগাযোগ করুন।',
    player_excluded: 'আপনি এখন খেলা থেকে বিরতিতে আছেন।',
    session_ended: 'আপনার সেশন শেষ হয়েছে।',
    game_disabled: 'এই গেমের রক্ষণাবেক্ষণ চলছে। পরে আসুন।',
    refused: 'বাজিটি গৃহীত হয়নি।',
  },
};

export const responsible: ResponsibleTexts = {
  responsible: 'দায়িত্বশীল খেলা',
  responsibleText:
    'খেলা বিনোদন, আয়ের উপায় নয়। আপনি যেকোনো সময় জমা, ক্ষতি ও সময়ের সীমা ঠিক করতে বা বিরতি নিতে পারেন।',
};

export const betStates: BetStates = {
  pending: 'নিশ্চিত করা হচ্ছে',
  paying: 'জয় দেওয়া হচ্ছে',
  settled: 'নিষ্পন্ন',
  returned: 'ফেরত',
  refused: 'গৃহীত হয়নি',
  stuck: 'যাচাই চলছে',
};
