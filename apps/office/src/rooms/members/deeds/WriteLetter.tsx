import { MenuItem, TextField } from '@mui/material';
import type { Locale } from '@pavilion/contract';
import { letterLengthMax, memberWriteLetter, type OfficeMember } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { useLanguages } from '../../../ui/useLanguages.ts';
import { useDeedWords } from './useDeedWords.ts';

interface WriteLetterProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

/** A letter to one member: in the language that they read, in plain words. */
export const WriteLetter = ({ member, onClose }: WriteLetterProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const languages = useLanguages();
  const [requestId] = useState(() => crypto.randomUUID());
  const [locale, setLocale] = useState<Locale>(languages.all[0] ?? 'zh_CN');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const write = useDeed(memberWriteLetter, () => notify('office.letter.sent', { type: 'success' }));
  return (
    <DeedDialog
      {...useDeedWords('write_letter', member)}
      isReady={title.trim() !== '' && text.trim() !== ''}
      run={() => write.mutateAsync({ id: member.id, locale, title, text, request_id: requestId })}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.letter.language')}
        value={locale}
        onChange={(event) => setLocale(languages.all.find((one) => one === event.target.value) ?? locale)}
        fullWidth
      >
        {languages.all.map((one) => (
          <MenuItem key={one} value={one}>
            {languages.nameOf(one)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('office.letter.title')}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: letterLengthMax.title } }}
      />
      <TextField
        label={translate('office.letter.text')}
        helperText={translate('office.letter.text_hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
        fullWidth
        multiline
        minRows={4}
        slotProps={{ htmlInput: { maxLength: letterLengthMax.text } }}
      />
    </DeedDialog>
  );
};
