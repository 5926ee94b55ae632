export { Past } from './Past.tsx';
