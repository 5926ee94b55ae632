import { type PieceControl, type PieceKind, pieceFields } from '@pavilion/contract/office';

/** A content while it is written: any of its fields may not fit yet. */
export type Writing = Readonly<Record<string, unknown>>;

const emptyOf = (control: PieceControl): unknown => {
  switch (control.control) {
    case 'line':
    case 'text':
    case 'html':
      return {};
    case 'flag':
      return true;
    case 'number':
      return control.isRequired ? 0 : null;
    case 'choice':
      return control.isRequired ? (control.choices[0] ?? null) : null;
    case 'icon':
      return null;
    case 'picture':
    case 'link':
      return '';
    case 'plain':
      return control.isRequired ? '' : null;
  }
};

/** What a new piece begins with. */
export const emptyPiece = (kind: PieceKind): Writing => ({
  ...Object.fromEntries(pieceFields(kind).map(({ name, control }) => [name, emptyOf(control)])),
  ...(kind === 'route_rule' ? { note: '' } : {}),
});

/** A banner is asked for a game or for a link, never for both. */
const ofGames = ['link_gp_id', 'link_gt_id', 'link_game_code', 'link_currency'];
const gameLink = 2;

/** Whether a field means something beside what else is written. */
export const isAsked = (kind: PieceKind, name: string, content: Writing): boolean => {
  if (kind !== 'banner') return true;
  if (ofGames.includes(name)) return content.link_type === gameLink;
  return name !== 'url' || content.link_type !== gameLink;
};
