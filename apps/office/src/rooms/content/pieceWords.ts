import type { PieceKind } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { useLanguages } from '../../ui/useLanguages.ts';

/** Names of kinds, fields and choices, in the words of the office. */
export const usePieceWords = () => {
  const translate = useTranslate();
  const { nameOf } = useLanguages();
  return {
    kind: (kind: PieceKind): string => translate(`office.piece.kind_${kind}`),
    field: (name: string): string => translate(`office.piece.field_${name}`),
    /** What has no word of its own, such as a currency, is its own. */
    choice: (field: string, value: string | number): string =>
      translate(`office.piece.choice_${field}_${value}`, { _: String(value) }),
    language: nameOf,
  };
};
