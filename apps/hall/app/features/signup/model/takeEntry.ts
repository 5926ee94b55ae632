import type { PlainModalName } from '../../../modals/modals.ts';
import { currentSession } from '../../../session/session.ts';
import { openModal } from '../../../state/modalStore.ts';
import { keepLink, linkIn } from './signupLink.ts';
import { tellClick } from './tellClick.ts';

/** The modals that an address may open by its `modal` parameter: for visitors, and for everybody. */
const visitorsModals: Readonly<Record<string, PlainModalName>> = { register: 'register', login: 'login' };
const everybodysModals: Readonly<Record<string, PlainModalName>> = { search: 'search', help: 'help' };

/** The address without its `modal` parameter, so that a reload does not open again what was closed. */
const forgetModal = (query: URLSearchParams): void => {
  query.delete('modal');
  const search = query.size === 0 ? '' : `?${query}`;
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
};

/** Takes the entry parameters for sign-up from the address of any page: `id`, `currency`, `invite`, `modal` (spec §2). */
export const takeEntry = (linkExpireMinutes: number): void => {
  if (location.search === '') return;
  const query = new URLSearchParams(location.search);
  const isVisitor = currentSession() === null;
  if (isVisitor) {
    keepLink(query, linkExpireMinutes);
    tellClick(linkIn(query));
  }
  const modal = query.get('modal');
  const modals = isVisitor ? { ...visitorsModals, ...everybodysModals } : everybodysModals;
  if (modal === null || !Object.hasOwn(modals, modal)) return;
  forgetModal(query);
  const name = modals[modal];
  if (name !== undefined) openModal(name);
};
