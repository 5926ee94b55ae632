import '../past/past.css';

export { Past } from './Past.tsx';
