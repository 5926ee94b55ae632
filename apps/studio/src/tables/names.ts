/** Names of the tables, by locale; `en_US` stands for every other. As in the hall's catalogue. */
export const tableNames: Readonly<Record<string, { readonly zh_CN: string; readonly en_US: string }>> = {
  'tide-baccarat': { zh_CN: '潮月百家乐', en_US: 'Tide Baccarat' },
  'moon-roulette': { zh_CN: '月影轮盘', en_US: 'Moon Roulette' },
  'abacus-three': { zh_CN: '算盘三珠', en_US: 'Abacus Three' },
  'hare-derby': { zh_CN: '逐兔大赛', en_US: 'Hare Derby' },
  'puppet-crest': { zh_CN: '傀儡斗冠', en_US: 'Puppet Crest' },
};
