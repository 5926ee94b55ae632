import { Button, MenuItem, Stack, TextField } from '@mui/material';
import {
  type MemberTag,
  type MemberTagTone,
  memberTagList,
  memberTagRemove,
  memberTagSave,
  memberTagTones,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { Answered } from '../../ui/Answered.tsx';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { RowsOrCards } from '../../ui/RowsOrCards.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { MemberListTabs } from './MemberListTabs.tsx';
import { TagChip } from './Tags.tsx';

const nameLengthMax = 24;

interface EditProps {
  /** Left out, a new one is made. */
  readonly tag?: MemberTag;
  readonly onClose: () => void;
}

const Edit = ({ tag, onClose }: EditProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [name, setName] = useState(tag?.name ?? '');
  const [tone, setTone] = useState<MemberTagTone>(tag?.tone ?? 'plain');
  const save = useDeed(memberTagSave, () => notify('office.deed.done', { type: 'success' }));
  const title = translate(tag === undefined ? 'office.tag.make' : 'office.tag.change');
  return (
    <DeedDialog
      title={title}
      text={translate('office.tag.make_text')}
      confirm={translate('ra.action.save')}
      isReady={name.trim() !== ''}
      run={() =>
        save.mutateAsync({
          name,
          tone,
          ...(tag === undefined ? {} : { tag: { id: tag.id, version: tag.version } }),
        })
      }
      onClose={onClose}
    >
      <TextField
        label={translate('office.tag.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: nameLengthMax } }}
      />
      <TextField
        select
        label={translate('office.tag.tone')}
        value={tone}
        onChange={(event) => setTone(memberTagTones.find((one) => one === event.target.value) ?? 'plain')}
        fullWidth
      >
        {memberTagTones.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`office.tag.tone_${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </DeedDialog>
  );
};

const Remove = ({ tag, onClose }: { readonly tag: MemberTag; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useDeed(memberTagRemove, () => notify('office.deed.done', { type: 'success' }));
  return (
    <DeedDialog
      title={`${translate('office.tag.remove')} · ${tag.name}`}
      text={translate('office.tag.remove_text')}
      confirm={translate('office.tag.remove')}
      tone="error"
      run={() => remove.mutateAsync({ tag: { id: tag.id, version: tag.version } })}
      onClose={onClose}
    />
  );
};

/** The tags that members of the site may bear. */
export const SiteTags = () => {
  const translate = useTranslate();
  const mayNote = useMayDo('members.note');
  const tags = useAnswer(memberTagList, {});
  const [editing, setEditing] = useState<MemberTag | 'new'>();
  const [removing, setRemoving] = useState<MemberTag>();
  return (
    <Stack sx={{ gap: 2, marginTop: 2 }}>
      <Title title={translate('office.tag.title')} />
      <MemberListTabs place="tags" />
      <Panel
        title={translate('office.tag.title')}
        actions={
          mayNote && (
            <Button size="small" onClick={() => setEditing('new')}>
              {translate('office.tag.make')}
            </Button>
          )
        }
      >
        <Answered answer={tags}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Nothing text={translate('office.tag.none')} />
            ) : (
              <RowsOrCards
                label={translate('office.tag.title')}
                rows={rows}
                keyOf={({ id }) => id}
                columns={[
                  {
                    label: translate('office.tag.name'),
                    cell: (tag) => <TagChip name={tag.name} tone={tag.tone} />,
                  },
                  { label: translate('office.tag.members'), cell: ({ members }) => members, end: true },
                  ...(mayNote
                    ? [
                        {
                          label: translate('office.tag.deeds'),
                          cell: (tag: MemberTag) => (
                            <>
                              <Button size="small" onClick={() => setEditing(tag)}>
                                {translate('office.tag.change')}
                              </Button>
                              <Button size="small" color="error" onClick={() => setRemoving(tag)}>
                                {translate('office.tag.remove')}
                              </Button>
                            </>
                          ),
                        },
                      ]
                    : []),
                ]}
              />
            )
          }
        </Answered>
      </Panel>
      {editing !== undefined && (
        <Edit {...(editing === 'new' ? {} : { tag: editing })} onClose={() => setEditing(undefined)} />
      )}
      {removing !== undefined && <Remove tag={removing} onClose={() => setRemoving(undefined)} />}
    </Stack>
  );
};
