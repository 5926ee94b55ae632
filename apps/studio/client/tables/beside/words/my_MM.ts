import type { BesideWords } from '../words.ts';

export const besideWords: BesideWords = {
  intro: 'စားပွဲနှစ်ခုကို လက်ကျန်ငွေ တစ်ခုတည်းဖြင့် ကစားရသည်။ ကန့်သတ်ချက်များနှင့် ကစားချိန်ကို နှစ်ခုပေါင်း၍ တွက်သည်။',
  last: 'ယခင် ရွေးချယ်မှု',
  failed: 'ဤစားပွဲကို ဖွင့်၍ မရပါ။ ထပ်မံ ကြိုးစားပါ။',
};
