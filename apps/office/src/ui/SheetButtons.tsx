import { Button, Stack } from '@mui/material';
import { type FileFormat, fileFormats } from '@pavilion/contract/office';
import { FilterButton, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { takeSheet } from '../api/takeSheet.ts';
import { nounOf, resources } from '../data/resources.ts';
import { Refusal } from './Refusal.tsx';
import { useSubmit } from './useSubmit.ts';

/** Has the browser fetch all lines in a format. */
type Take = (format: FileFormat) => Promise<void>;

const FormatButton = ({ take, format }: { readonly take: Take; readonly format: FileFormat }) => {
  const translate = useTranslate();
  const { submit, isBusy, failure } = useSubmit(() => take(format));
  return (
    <>
      <Refusal failure={failure} />
      <Button size="small" loading={isBusy} onClick={() => void submit()} sx={{ whiteSpace: 'nowrap' }}>
        {translate(`office.list.file_${format}`)}
      </Button>
    </>
  );
};

/** All lines as a file, in either format. */
export const SheetButtons = ({ take }: { readonly take: Take }) => (
  <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
    {fileFormats.map((format) => (
      <FormatButton key={format} take={take} format={format} />
    ))}
  </Stack>
);

/** What a list shows, as a file: all lines that fit its filter. */
export const ListSheet = () => {
  const { resource, filterValues } = useListContext();
  if (resources[resource]?.hasSheet !== true) return null;
  const take: Take = async (format) => {
    const sheet = (await nounOf(resource)).sheet?.(filterValues);
    if (sheet !== undefined) await takeSheet(sheet.call, sheet.body, format);
  };
  return <SheetButtons take={take} />;
};

/** Above a list: its filters, and its lines as a file. */
export const SheetActions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    <FilterButton />
    <ListSheet />
  </TopToolbar>
);
