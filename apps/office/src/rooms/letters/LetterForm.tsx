import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type GroupLetterOne, groupLetterOne, groupLetterSave } from '@pavilion/contract/office';
import { type FormEvent, useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { useOpenSession } from '../../session/useSession.ts';
import { writtenTexts } from '../../ui/LanguageTexts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { chosenOf, filterOf, GroupFields } from './GroupFields.tsx';
import { LetterTexts, type Written } from './LetterTexts.tsx';

/** The form of a letter: a new one, or a draft as it was when it was opened. */
const Form = ({ letter }: { readonly letter: GroupLetterOne | undefined }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const [requestId] = useState(() => crypto.randomUUID());
  const [written, setWritten] = useState<Written>({
    titles: letter?.titles ?? {},
    contents: letter?.contents ?? {},
  });
  const [chosen, setChosen] = useState(() => chosenOf(letter?.filter ?? {}, timeZone));
  const save = useDeed(groupLetterSave, ({ id }) => {
    notify('office.letters.saved', { type: 'success' });
    navigate(`/letters/${id}/show`);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({
      ...(letter === undefined ? {} : { id: letter.id, version: letter.version }),
      titles: writtenTexts(written.titles),
      contents: writtenTexts(written.contents),
      filter: filterOf(chosen, timeZone),
      request_id: requestId,
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack sx={{ gap: 2 }}>
        <Panel title={translate('office.letters.group')}>
          <GroupFields chosen={chosen} onChange={setChosen} />
        </Panel>
        <Panel title={translate('office.letters.texts')}>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
            {translate('office.letters.texts_hint')}
          </Typography>
          <LetterTexts written={written} onChange={setWritten} />
        </Panel>
        <Refusal failure={save.error} />
        <Box>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {translate('office.letters.save')}
          </Button>
        </Box>
      </Stack>
    </form>
  );
};

const Draft = ({ id }: { readonly id: number }) => {
  const translate = useTranslate();
  const letter = useAnswer(groupLetterOne, { id });
  if (letter.error !== null) return <Refusal failure={letter.error} />;
  if (letter.data === undefined) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  return <Form key={letter.data.version} letter={letter.data} />;
};

/** Writes a letter to a group, or goes on with a draft. */
export const LetterForm = () => {
  const translate = useTranslate();
  const { id } = useParams();
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate(id === undefined ? 'office.letters.new' : 'office.letters.edit')} />
      {id === undefined ? <Form letter={undefined} /> : <Draft id={Number(id)} />}
    </Box>
  );
};
