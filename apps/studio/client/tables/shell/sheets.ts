import '../../styles/sheets.css';
import '../../styles/auto.css';
import { BesideSheet } from '../beside/BesideSheet.tsx';
import { FairnessSheet } from './FairnessSheet.tsx';
import { FollowSheet } from './FollowSheet.tsx';
import { HistorySheet } from './HistorySheet.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { TableKeysSheet } from './TableKeysSheet.tsx';

/** What is read beside a table. It comes in a file of its own, once the table can be played. */
export const sheets = { BesideSheet, FairnessSheet, FollowSheet, HistorySheet, RulesSheet, TableKeysSheet };
export type Sheets = typeof sheets;
