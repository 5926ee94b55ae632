import {
  memberNotePin,
  memberNoteRemove,
  memberNotes,
  memberNoteWrite,
  memberSetTags,
  memberTagList,
  memberTagRemove,
  memberTagSave,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import { findMember } from '../queries.ts';
import { type NoteDeps, pinNote, readNotes, removeNote, writeNote } from './notes.ts';
import { readSiteTags, removeTag, saveTag, setTags } from './tags.ts';

/** What staff write down about members, and the tags by which they sort them. */
export const memberNoteCalls = (deps: NoteDeps): readonly OfficeCallHandler[] => [
  handleOffice(memberNotes, null, async ({ site }, body) => {
    await findMember(deps.pool, site.id, body.id);
    return readNotes(deps.pool, body.id, body);
  }),
  handleOffice(memberNoteWrite, 'write', async ({ actor }, body) => ({
    note_id: await writeNote(deps, actor, body),
  })),
  handleOffice(memberNotePin, 'write', async ({ actor }, body) => ({
    version: await pinNote(deps, actor, body),
  })),
  handleOffice(memberNoteRemove, 'write', async ({ actor }, body) => {
    await removeNote(deps, actor, body);
    return {};
  }),
  handleOffice(memberTagList, null, ({ site }) => readSiteTags(deps.pool, site.id)),
  handleOffice(memberTagSave, 'write', ({ actor }, body) => saveTag(deps, actor, body)),
  handleOffice(memberTagRemove, 'write', async ({ actor }, body) => {
    await removeTag(deps, actor, body);
    return {};
  }),
  handleOffice(memberSetTags, 'write', async ({ actor }, body) => {
    await setTags(deps, actor, body);
    return {};
  }),
];
