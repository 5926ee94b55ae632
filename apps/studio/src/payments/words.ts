import type { StudioLocale } from '../pages/locale.ts';
import type { Decision } from './commands.ts';
import type { PaymentRow } from './rows.ts';

export interface PayWords {
  title: string;
  sandbox: string;
  sandboxLong: string;
  amount: string;
  order: string;
  expires: string;
  actions: Record<Decision, { label: string; hint: string }>;
  states: Record<PaymentRow['state'], { title: string; text: string }>;
  kept: { title: string; text: string };
  telling: string;
  told: string;
  waiting: string;
  back: string;
  moreWays: string;
  notFound: string;
}

const zh: PayWords = {
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

const en: PayWords = {
  title: 'Checkout',
  sandbox: 'Sandbox',
  sandboxLong: 'This is a test checkout. No real money is taken.',
  amount: 'Amount to pay',
  order: 'Order number',
  expires: 'Valid until',
  actions: {
    approve: { label: 'Approve payment', hint: 'The payment arrives and you return to the site' },
    decline: { label: 'Decline', hint: 'The bank declines the payment' },
    keep: { label: 'Pay later', hint: 'The order stays open and you can come back' },
    expire: { label: 'Let it expire', hint: 'The time to pay has run out' },
    twice: { label: 'Notify twice', hint: 'One payment is notified twice and must be credited once' },
  },
  states: {
    pending: { title: 'Waiting for payment', text: 'Choose how this test payment ends.' },
    approved: { title: 'Payment received', text: 'The money has arrived.' },
    declined: {
      title: 'Payment declined',
      text: 'You were not charged. You can go back and use another method.',
    },
    expired: { title: 'Order expired', text: 'You were not charged. Go back and create a new order.' },
  },
  kept: {
    title: 'Order kept open',
    text: 'You were not charged. You can come back to this page and pay later.',
  },
  telling: 'Notifying the merchant…',
  told: 'The merchant has confirmed. Taking you back…',
  waiting: 'The merchant has not responded yet. We will keep trying. You can go back now.',
  back: 'Back to the merchant',
  moreWays: 'Other test outcomes',
  notFound: 'Payment not found',
};

export const payWords: Readonly<Record<StudioLocale, PayWords>> = { zh_CN: zh, en_US: en };
