import { htmlLang, type StudioLocale } from '../locale.ts';
import type { PageAssets } from '../pages/assets.ts';
import { escapeHtml, renderDocument } from '../pages/document.ts';
import { serverWords } from '../words/index.ts';
import { choosePath } from './identityProvider.ts';
import { type Person, people } from './people.ts';

const personButton = (uid: string, { id, name, email }: Person): string =>
  `<form method="post" action="${choosePath}/${escapeHtml(uid)}/${id}">
<button class="quiet" type="submit" data-person="${id}"><span class="label">${escapeHtml(name)}</span><span class="hint">${escapeHtml(email)}</span></button>
</form>`;

const frame = (locale: StudioLocale, assets: PageAssets, inside: string): string => {
  const words = serverWords[locale].choose;
  const body = `<main class="pay">
<div class="ribbon" role="note"><strong>${escapeHtml(words.sandbox)}</strong><span>${escapeHtml(words.sandboxLong)}</span></div>
<article class="slip">
<header>
<span class="mark" aria-hidden="true"></span>
<h1>${escapeHtml(words.title)}</h1>
</header>
${inside}
</article>
</main>`;
  return renderDocument({
    lang: htmlLang(locale),
    title: `${words.title} · ${words.sandbox}`,
    icon: null,
    body,
    assets,
  });
};

export interface ChoosePage {
  readonly uid: string;
  /** Host of the client that asks. */
  readonly hall: string;
  readonly locale: StudioLocale;
  readonly assets: PageAssets;
}

/** Who somebody wants to be at the client that asks. Works without script. */
export const renderChoosePage = ({ uid, hall, locale, assets }: ChoosePage): string => {
  const words = serverWords[locale].choose;
  return frame(
    locale,
    assets,
    `<p class="lead">${escapeHtml(words.lead(hall))}</p>
<div class="choices" role="group" aria-label="${escapeHtml(words.choose)}">
${people.map((person) => personButton(uid, person)).join('\n')}
</div>
<h2>${escapeHtml(words.passedOn)}</h2>
<div class="choices">
<form method="post" action="${choosePath}/${escapeHtml(uid)}/cancel">
<button class="quiet" type="submit" data-action="cancel"><span class="label">${escapeHtml(words.cancel)}</span><span class="hint">${escapeHtml(words.cancelHint)}</span></button>
</form>
</div>`,
  );
};

export const renderOverPage = (locale: StudioLocale, assets: PageAssets): string => {
  const { over, overText } = serverWords[locale].choose;
  return frame(
    locale,
    assets,
    `<section class="outcome"><h2>${escapeHtml(over)}</h2><p>${escapeHtml(overText)}</p></section>`,
  );
};
