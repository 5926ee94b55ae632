import './theme/face.css';
import { createRoot } from 'react-dom/client';
import { loadSession } from './api/callOffice.ts';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { StyleNonce } from './theme/StyleNonce.tsx';

const place = document.getElementById('office');
if (place === null) throw new Error('the page has no place for the office');
// Words, the session and the office itself come side by side. Whoever needs the session asks again where this look failed.
const provider = createI18nProvider();
loadSession().catch(() => undefined);
const [i18nProvider, { Office }] = await Promise.all([provider, import('./Office.tsx')]);
createRoot(place).render(
  <StyleNonce>
    <Office i18nProvider={i18nProvider} />
  </StyleNonce>,
);
