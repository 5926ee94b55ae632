import type { ChooseWords } from '../oidc/words.ts';
import type { BeginWords } from '../pages/begin.ts';
import type { PayWords } from '../payments/words.ts';
import type { ServerWords } from './serverWords.ts';

const pay: PayWords = {
  title: '收银台',
  sandbox: '沙盒',
  sandboxLong: '这是测试收银台，不会扣取任何真实款项。',
  amount: '支付金额',
  order: '订单号',
  expires: '有效期至',
  actions: {
    approve: { label: '确认支付', hint: '款项到账，返回商家' },
    decline: { label: '拒绝支付', hint: '银行不予放行' },
    keep: { label: '稍后再付', hint: '订单保持待付，可以再回来' },
    expire: { label: '让订单过期', hint: '付款时限已过' },
    twice: { label: '重复通知', hint: '同一笔付款通知商家两次，只应入账一次' },
  },
  states: {
    pending: { title: '待支付', text: '请选择这笔测试付款的结果。' },
    approved: { title: '支付成功', text: '款项已收到。' },
    declined: { title: '支付未通过', text: '没有扣款。您可以返回后换一种方式再试。' },
    expired: { title: '订单已过期', text: '没有扣款。请返回后重新下单。' },
  },
  kept: { title: '订单保留', text: '没有扣款，您可以稍后回到此页继续支付。' },
  telling: '正在通知商家…',
  told: '商家已确认，正在返回…',
  waiting: '商家暂时没有回应，我们会继续通知；您可以先返回。',
  back: '返回商家',
  moreWays: '其他测试结果',
  notFound: '没有这笔付款',
};

const choose: ChooseWords = {
  title: '灯影通行证',
  sandbox: '沙盒',
  sandboxLong: '这是测试用的登录服务，所有人物都是虚构的。',
  lead: (hall) => `${hall} 想确认您是谁。选择一位人物继续：`,
  passedOn: '将提供：姓名和邮箱。',
  choose: '选择人物',
  cancel: '取消',
  cancelHint: '返回，不提供任何信息',
  over: '登录已结束',
  overText: '请关闭这个窗口，回到原来的页面重新开始。',
};

const begin: BeginWords = {
  slow: '网络有点慢，游戏还没有加载完。',
  again: '重新加载',
  back: '返回大厅',
};

export const words: ServerWords = { pay, choose, begin, games: {} };
