import './theme/face.css';
import { createRoot } from 'react-dom/client';
import { createI18nProvider } from './i18n/i18nProvider.ts';
import { Office } from './Office.tsx';
import { StyleNonce } from './theme/StyleNonce.tsx';

const place = document.getElementById('office');
if (place === null) throw new Error('the page has no place for the office');
const i18nProvider = await createI18nProvider();
createRoot(place).render(
  <StyleNonce>
    <Office i18nProvider={i18nProvider} />
  </StyleNonce>,
);
