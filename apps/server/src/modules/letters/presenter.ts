import type { Locale } from '@pavilion/contract';
import type { Letter } from '@pavilion/contract/letters';
import { textOf } from '../../infra/storedText.ts';
import { safeHtml } from '../content/index.ts';
import type { LetterRow } from './queries.ts';

export const presentLetter = (row: LetterRow, locale: Locale): Letter => ({
  id: row.id,
  title: textOf(row.title, locale),
  content: safeHtml(textOf(row.content, locale)),
  is_read: row.read_at === null ? 0 : 1,
  created_at: row.received_at.toISOString(),
});
