export type { Bill, BillState } from './bill.ts';
export { type Exact, exactOf, toExactDecimal, toExactMinor } from './exact.ts';
export type { CarriedInput, MemberDayInput, SettlementInput } from './input.ts';
export { type PositionRow, type PositionsInput, takePositions } from './positions.ts';
export { type Settlement, settle } from './settle.ts';
export { SettlementError } from './settlementError.ts';
export { readSettlementJson, settlementJson } from './settlementJson.ts';
export { type VerifiedBill, verifyCsv } from './verify.ts';
