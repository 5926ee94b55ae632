export { Past } from './Past.tsx';
export { SideRules as MoreRules } from './SideRules.tsx';
