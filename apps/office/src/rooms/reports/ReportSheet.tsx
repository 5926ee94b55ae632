import { type ChosenReport, reportFile } from '@pavilion/contract/office';
import { takeSheet } from '../../api/takeSheet.ts';
import { SheetButtons } from '../../ui/SheetButtons.tsx';

/** A report as a file. */
export const ReportSheet = ({ report }: { readonly report: ChosenReport }) => (
  <SheetButtons take={(format) => takeSheet(reportFile, { report }, format)} />
);
