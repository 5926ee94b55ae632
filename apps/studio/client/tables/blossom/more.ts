import '../past/past.css';

export { Past } from './Past.tsx';
export { rulesOf } from './readTexts.ts';
