import type { BetStates, ResponsibleTexts, SessionTexts } from '../sessionTexts.ts';

export const session: SessionTexts = {
  balance: 'बैलेंस',
  playMoney: 'नकली पैसे',
  leave: 'छोड़ें',
  soundOn: 'आवाज़ चालू करें',
  soundOff: 'आवाज़ बंद करें',
  close: 'बंद करें',
  keys: 'कीबोर्ड शॉर्टकट',
  session: (minutes) => `${minutes} मिनट खेला`,
  net: 'इस सत्र का नतीजा',
  opening: 'लोड हो रहा है…',
  tryAgain: 'फिर कोशिश करें',
  playHere: 'यहाँ खेलें',
  backToHall: 'लॉबी पर लौटें',
  busy: 'बहुत ज़्यादा अनुरोध हुए। यह भेजा नहीं गया। थोड़ी देर बाद फिर कोशिश करें।',
  endings: {
    ticket_used: {
      title: 'यह लिंक इस्तेमाल हो चुका है',
      text: 'गेम का लिंक एक ही बार चलता है। गेम को लॉबी से फिर खोलें।',
    },
    session_ended: {
      title: 'सत्र खत्म हुआ',
      text: 'आप लॉग आउट हो चुके हैं या सत्र का समय खत्म हो गया है। अधूरा राउंड अपने आप निपट जाएगा।',
    },
    session_replaced: {
      title: 'कहीं और खुला है',
      text: 'यह गेम दूसरी विंडो में खुला है। वहीं जारी रखें या यहाँ खेलें।',
    },
    session_elsewhere: {
      title: 'दूसरा गेम खुला है',
      text: 'आपने दूसरी विंडो में कोई और गेम खोला है, और एक समय में एक ही गेम खुल सकता है। यहाँ खेलने पर वह बंद हो जाएगा। अधूरे राउंड सुरक्षित रहते हैं।',
    },
    hall_unreachable: {
      title: 'कोई जवाब नहीं',
      text: 'अभी आपके लॉगिन की पुष्टि नहीं हो पा रही है। कृपया बाद में कोशिश करें।',
    },
    launch_refused: {
      title: 'गेम नहीं खुला',
      text: 'कृपया लॉबी पर लौटकर फिर कोशिश करें।',
    },
    offline: { title: 'कनेक्शन नहीं है', text: 'कृपया नेटवर्क जाँचें और फिर कोशिश करें।' },
    left: { title: 'आप गेम छोड़ चुके हैं', text: 'आपको लॉबी पर ले जा रहे हैं…' },
  },
  refusals: {
    insufficient_funds: 'बैलेंस कम है। दांव घटाएँ या पैसे जमा करें।',
    limit_reached: 'आप अपनी सीमा तक पहुँच चुके हैं।',
    player_blocked: 'अभी आपके खाते से दांव नहीं लग सकता। कृपया ग्राहक सेवा से संपर्क करें।',
    player_excluded: 'आप अभी खेल से विराम पर हैं।',
    session_ended: 'आपका सत्र खत्म हो चुका है।',
    game_disabled: 'इस गेम का रखरखाव चल रहा है। कृपया बाद में आएँ।',
    refused: 'यह दांव स्वीकार नहीं हुआ।',
  },
};

export const responsible: ResponsibleTexts = {
  responsible: 'ज़िम्मेदारी से खेलें',
  responsibleText:
    'खेल मनोरंजन है, कमाई का साधन नहीं। आप कभी भी जमा, हानि और समय की सीमा तय कर सकते हैं या विराम ले सकते हैं।',
};

export const betStates: BetStates = {
  pending: 'पुष्टि हो रही है',
  paying: 'भुगतान हो रहा है',
  settled: 'निपटा',
  returned: 'वापस किया गया',
  refused: 'स्वीकार नहीं',
  stuck: 'जाँच में',
};
