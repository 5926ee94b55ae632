import { Button, Stack } from '@mui/material';
import { type FileFormat, fileFormats } from '@pavilion/contract/office';
import { FilterButton, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { type SheetBody, type SheetCall, takeSheet } from '../api/takeSheet.ts';
import { resources } from '../data/resources.ts';
import { Refusal } from './Refusal.tsx';
import { useSubmit } from './useSubmit.ts';

interface SheetProps<C extends SheetCall> {
  readonly call: C;
  readonly body: SheetBody<C>;
}

const FormatButton = <C extends SheetCall>({
  call,
  body,
  format,
}: SheetProps<C> & { readonly format: FileFormat }) => {
  const translate = useTranslate();
  const { submit, isBusy, failure } = useSubmit(() => takeSheet(call, body, format));
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
export const SheetButtons = <C extends SheetCall>(sheet: SheetProps<C>) => (
  <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
    {fileFormats.map((format) => (
      <FormatButton key={format} {...sheet} format={format} />
    ))}
  </Stack>
);

/** What a list shows, as a file: all lines that fit its filter. */
export const ListSheet = () => {
  const { resource, filterValues } = useListContext();
  const sheet = resources[resource]?.sheet?.(filterValues);
  return sheet === undefined ? null : <SheetButtons {...sheet} />;
};

/** Above a list: its filters, and its lines as a file. */
export const SheetActions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    <FilterButton />
    <ListSheet />
  </TopToolbar>
);
