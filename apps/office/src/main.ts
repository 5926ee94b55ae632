import './theme/face.css';

// This file is small and runs at once: what it names is fetched side by side, and nothing waits for another part to have run.
const session = import('./api/callOffice.ts').then(({ loadSession }) => loadSession());
const words = import('./i18n/i18nProvider.ts').then(({ createI18nProvider }) => createI18nProvider());
const office = import('./openOffice.tsx');

const place = document.getElementById('office');
if (place === null) throw new Error('the page has no place for the office');
// Whoever needs the session asks again where this look failed.
await session.catch(() => undefined);
const { openOffice } = await office;
await openOffice(place, await words);
