export { Past } from './Past.tsx';
export { PayRules as MoreRules } from './PayRules.tsx';
