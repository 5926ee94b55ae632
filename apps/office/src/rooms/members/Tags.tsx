import { Button, Checkbox, Chip, FormControlLabel, FormGroup, Stack } from '@mui/material';
import {
  type MemberTagTone,
  memberSetTags,
  memberTagList,
  type OfficeMember,
  tagsMax,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { Answered } from '../../ui/Answered.tsx';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Nothing } from '../../ui/Panel.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

const colours = {
  plain: 'default',
  good: 'success',
  watch: 'warning',
  bad: 'error',
} as const satisfies Record<MemberTagTone, string>;

interface TagChipProps {
  readonly name: string;
  readonly tone: MemberTagTone;
}

/** A tag; the colour only helps the eye. */
export const TagChip = ({ name, tone }: TagChipProps) => (
  <Chip size="small" color={colours[tone]} variant="outlined" label={name} />
);

interface ChooseProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

const Choose = ({ member, onClose }: ChooseProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tags = useAnswer(memberTagList, {});
  const [before] = useState(() => member.tags.map(({ id }) => id));
  const [chosen, setChosen] = useState<readonly number[]>(before);
  const set = useDeed(memberSetTags, () => notify('office.deed.done', { type: 'success' }));
  const toggle = (id: number): void =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <DeedDialog
      title={`${translate('office.tag.choose')} · ${member.account}`}
      text={translate('office.tag.choose_text')}
      confirm={translate('ra.action.save')}
      isReady={tags.data !== undefined && chosen.length <= tagsMax.member}
      run={() => set.mutateAsync({ id: member.id, tags: [...chosen], before: [...before] })}
      onClose={onClose}
    >
      <Answered answer={tags}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Nothing text={translate('office.tag.none')} />
          ) : (
            <FormGroup>
              {rows.map(({ id, name, tone }) => (
                <FormControlLabel
                  key={id}
                  control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
                  label={<TagChip name={name} tone={tone} />}
                />
              ))}
            </FormGroup>
          )
        }
      </Answered>
    </DeedDialog>
  );
};

/** The tags of a member, and the way to change them. */
export const MemberTags = ({ member }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const mayNote = useMayDo('members.note');
  const [isChoosing, setChoosing] = useState(false);
  if (!mayNote && member.tags.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', marginTop: 0.5 }}>
      {member.tags.map(({ id, name, tone }) => (
        <TagChip key={id} name={name} tone={tone} />
      ))}
      {mayNote && (
        <Button size="small" onClick={() => setChoosing(true)}>
          {translate('office.tag.choose')}
        </Button>
      )}
      {isChoosing && <Choose member={member} onClose={() => setChoosing(false)} />}
    </Stack>
  );
};
