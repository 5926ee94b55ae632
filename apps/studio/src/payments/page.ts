import { type CurrencyCode, currencies, formatMinor, minor } from '@pavilion/money';
import { htmlLang, intlLocale, type StudioLocale, studioLocale } from '../locale.ts';
import type { PageAssets } from '../pages/assets.ts';
import { escapeHtml, renderDocument } from '../pages/document.ts';
import { serverWords } from '../words/index.ts';
import type { Decision } from './commands.ts';
import { currencyOfPayment, type NoticeRow, type PaymentRow } from './rows.ts';
import type { PayWords } from './words.ts';

export interface PayPage {
  payment: PaymentRow;
  /** The last word to the hall and what became of it. */
  notice: NoticeRow | undefined;
  /** The payer has just chosen to pay later. */
  kept: boolean;
  assets: PageAssets;
}

const button = (words: PayWords, payment: PaymentRow, decision: Decision, kind: string): string => {
  const { label, hint } = words.actions[decision];
  return `<form method="post" action="/pay/${escapeHtml(payment.id)}/${decision}">
<button class="${kind}" type="submit" data-action="${decision}"><span class="label">${escapeHtml(label)}</span><span class="hint">${escapeHtml(hint)}</span></button>
</form>`;
};

const choices = (words: PayWords, payment: PaymentRow): string => `
<p class="lead">${escapeHtml(words.states.pending.text)}</p>
<div class="choices">
${button(words, payment, 'approve', 'main')}
${button(words, payment, 'decline', 'quiet')}
</div>
<h2>${escapeHtml(words.moreWays)}</h2>
<div class="choices more">
${(['keep', 'expire', 'twice'] as const).map((decision) => button(words, payment, decision, 'quiet')).join('\n')}
</div>`;

const outcome = (words: PayWords, { payment, notice, kept }: PayPage): string => {
  const { title, text } = kept ? words.kept : words.states[payment.state];
  const told = notice === undefined || notice.state === 'told';
  return `
<section class="outcome" data-outcome="${kept ? 'kept' : payment.state}" data-told="${told}" data-id="${escapeHtml(payment.id)}" data-return="${escapeHtml(payment.return_url)}">
<span class="seal" aria-hidden="true"></span>
<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(text)}</p>
<p class="telling" role="status" data-field="telling" data-told-text="${escapeHtml(words.told)}" data-waiting-text="${escapeHtml(words.waiting)}">${escapeHtml(told ? words.told : words.telling)}</p>
<a class="back" data-action="return" href="${escapeHtml(payment.return_url)}">${escapeHtml(words.back)}</a>
</section>`;
};

/** The hall's name of the currency, and the world's where it is another. */
const currencyNames = (currency: CurrencyCode): string => {
  const { iso } = currencies[currency];
  return iso === currency ? iso : `${currency} · ${iso}`;
};

/** A moment in the payer's language with its zone: the gateway does not know by which clock the payer lives. */
const moment = (locale: StudioLocale): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(intlLocale(locale), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });

/** The hosted payment page of the sandbox gateway. Works without script; script only sends the window back. */
export const renderPayPage = (page: PayPage): string => {
  const { payment, kept } = page;
  const locale = studioLocale(payment.locale);
  const words = serverWords[locale].pay;
  const currency = currencyOfPayment(payment);
  const decided = kept || payment.state !== 'pending';
  const amount = formatMinor(minor(payment.amount_minor), currency);
  const body = `<main class="pay">
<div class="ribbon" role="note"><strong>${escapeHtml(words.sandbox)}</strong><span>${escapeHtml(words.sandboxLong)}</span></div>
<article class="slip">
<header>
<span class="mark" aria-hidden="true"></span>
<h1>${escapeHtml(words.title)}</h1>
</header>
<p class="amount"><span class="what">${escapeHtml(words.amount)}</span><strong data-field="amount">${escapeHtml(amount)}</strong><span class="currency">${escapeHtml(currencyNames(currency))}</span></p>
<dl>
<div><dt>${escapeHtml(words.order)}</dt><dd>${escapeHtml(payment.order_number)}</dd></div>
<div><dt>${escapeHtml(words.expires)}</dt><dd><time datetime="${payment.expires_at.toISOString()}">${escapeHtml(moment(locale).format(payment.expires_at))}</time></dd></div>
</dl>
${decided ? outcome(words, page) : choices(words, payment)}
</article>
</main>`;
  return renderDocument({
    lang: htmlLang(locale),
    title: `${words.title} · ${words.sandbox}`,
    icon: null,
    data: { state: payment.state },
    body,
    assets: page.assets,
  });
};

export const renderNoPayment = (assets: PageAssets): string =>
  renderDocument({
    lang: 'zh-CN',
    title: serverWords.zh_CN.pay.notFound,
    icon: null,
    body: `<main class="pay"><article class="slip"><h1>${serverWords.zh_CN.pay.notFound}</h1><p lang="en">${serverWords.en_US.pay.notFound}</p></article></main>`,
    assets,
  });
