/** What is read beside a table. It comes in a file of its own, once the table can be played. */
export { FairnessSheet } from './FairnessSheet.tsx';
export { FollowSheet } from './FollowSheet.tsx';
export { HistorySheet } from './HistorySheet.tsx';
export { RulesSheet } from './RulesSheet.tsx';
export { TableKeysSheet } from './TableKeysSheet.tsx';
