import { Checkbox } from '@mui/material';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';

/** Chooses a row for what is done to many. The box itself bears its name: react-admin puts it on a frame without a role. */
export const ChooseRow = ({ id }: { readonly id: RaRecord['id'] }) => {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      sx={{ padding: 0.5 }}
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      // The row around it leads to its page.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
    />
  );
};

/** Chooses all rows of the page, or none of them. */
export const ChoosePage = () => {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isWhole = ids.length > 0 && chosen.length === ids.length;
  const choose = (): void =>
    onSelect(
      isWhole ? selectedIds.filter((id) => !ids.includes(id)) : [...new Set([...selectedIds, ...ids])],
    );
  return (
    <Checkbox
      size="small"
      sx={{ padding: 0.5 }}
      checked={isWhole}
      indeterminate={!isWhole && chosen.length > 0}
      onChange={choose}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
    />
  );
};
