import {
  settlementBillFile,
  settlementBillLines,
  settlementBillList,
  settlementBillOne,
  settlementDebtList,
  settlementDisputeList,
  settlementExclusionList,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import {
  handleOffice,
  handleOfficeFile,
  type OfficeCallHandler,
  OfficeFile,
} from '../../../http/officeCaller.ts';
import { billFile } from '../billLines.ts';
import { findBillAtDesk, findBillPage, listBillsAtDesk, listLinesAtDesk } from './billDesk.ts';
import { listDebts, listDisputes, listExclusions } from './debtsAndDisputes.ts';
import { type DeskDeps, unknown } from './deskDeps.ts';

/** Files of bills that one person takes a minute. */
const filesPerMinute = 20;

/** Bills, what stands on them, and what is said about them. */
export const billDeskCalls = (deps: DeskDeps): readonly OfficeCallHandler[] => {
  const { pool, clock } = deps;
  const asOf = () => ({ asOf: clock.now().toISOString() });
  return [
    handleOffice(settlementBillList, null, async ({ site }, body) => ({
      ...(await listBillsAtDesk(pool, site.id, body)),
      ...asOf(),
    })),
    handleOffice(settlementBillOne, null, async ({ site }, { id }) => {
      const bill = await findBillPage(pool, site.id, id, clock.now());
      if (bill === undefined) throw unknown();
      return bill;
    }),
    handleOffice(settlementBillLines, null, async ({ site }, body) => {
      const page = await listLinesAtDesk(pool, site.id, body);
      if (page === undefined) throw unknown();
      return page;
    }),
    handleOfficeFile(
      settlementBillFile,
      'read',
      async ({ site, actor }, { bill_id: id }) => {
        const bill = await findBillAtDesk(pool, site.id, id);
        if (bill === undefined) throw unknown();
        await withTransaction(pool, (tx) =>
          actor.trace(tx, { subject: { kind: 'agent_bill', id }, after: { file: true } }),
        );
        return new OfficeFile(
          `bill-${bill.id}-${bill.from_day}.csv`,
          'text/csv; charset=utf-8',
          billFile(pool, bill.id, bill.sha256),
        );
      },
      { perMinute: filesPerMinute },
    ),
    handleOffice(settlementDebtList, null, async ({ site }, body) => ({
      ...(await listDebts(pool, site.id, body)),
      ...asOf(),
    })),
    handleOffice(settlementDisputeList, null, async ({ site }, body) => ({
      ...(await listDisputes(pool, site.id, body)),
      ...asOf(),
    })),
    handleOffice(settlementExclusionList, null, async ({ site }, body) => ({
      ...(await listExclusions(pool, site.id, body)),
      ...asOf(),
    })),
  ];
};
