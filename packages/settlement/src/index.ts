export type { Bill, BillState } from './bill.ts';
export { type CsvColumn, csvColumns, csvHeader, hashLineStart } from './csv.ts';
export { type Exact, exactOf, readExactMinor, sumExact, toExactDecimal, toExactMinor } from './exact.ts';
export {
  type CarriedInput,
  type MemberDayInput,
  type Plan,
  planSchema,
  type Rung,
  type SettlementInput,
  type Terms,
} from './input.ts';
export { type LineKind, lineKinds } from './lines.ts';
export { type PositionRow, type PositionsInput, takePositions } from './positions.ts';
export { type Settlement, settle } from './settle.ts';
export { SettlementError } from './settlementError.ts';
export { settleJson, settlementJson } from './settlementJson.ts';
export { type VerifiedBill, verifyCsv } from './verify.ts';
