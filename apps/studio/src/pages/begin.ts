import { escapeHtml } from './document.ts';

/** What a page of a game says while its own script has not drawn it. */
export interface BeginWords {
  readonly slow: string;
  readonly again: string;
  readonly back: string;
}

/**
 * Where the page's script draws, HTML: until it has begun there, words that come in sight after a while (`client/styles/page.css`), for whoever
 * waits for files that do not come. The way again keeps the address with its ticket, as long as no script has taken it.
 */
export const renderRoot = ({ slow, again, back }: BeginWords, lobbyUrl: string): string =>
  `<div id="root"><div class="not-begun" role="status"><p>${escapeHtml(slow)}</p>` +
  `<a class="main-button" data-action="reload" href="">${escapeHtml(again)}</a>` +
  `<a class="quiet-button" data-action="leave" href="${escapeHtml(lobbyUrl)}">${escapeHtml(back)}</a></div></div>`;
