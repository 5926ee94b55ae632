import type { I18nProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { firstRoom, Office } from './Office.tsx';
import { StyleNonce } from './theme/StyleNonce.tsx';

/** Draws the office, with the room at its address where that is a list. */
export const openOffice = async (place: HTMLElement, i18nProvider: I18nProvider): Promise<void> => {
  await firstRoom;
  createRoot(place).render(
    <StyleNonce>
      <Office i18nProvider={i18nProvider} />
    </StyleNonce>,
  );
};
