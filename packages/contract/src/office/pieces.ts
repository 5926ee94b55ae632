import { z } from 'zod';
import { footerSections } from '../calls/content.ts';
import { themes } from '../constants.ts';
import { currencySchema, localeSchema, textSchema } from '../fields.ts';

/** Pieces of content: what each kind is made of. One description serves the form, the check and the report of languages. */

/** How a field is written: the office draws its form from this. */
export type PieceControl =
  /** One line, or several, in each language. */
  | { readonly control: 'line' | 'text'; readonly lengthMax: number; readonly isRequired: boolean }
  /** HTML in each language, cleaned by the sanitiser's list. */
  | { readonly control: 'html'; readonly lengthMax: number; readonly isRequired: boolean }
  | { readonly control: 'picture' | 'link' | 'plain' | 'icon'; readonly isRequired: boolean }
  | { readonly control: 'number'; readonly isRequired: boolean }
  | { readonly control: 'flag' }
  | {
      readonly control: 'choice';
      readonly choices: readonly (string | number)[];
      readonly isRequired: boolean;
    };

const controls = new WeakMap<z.ZodType, PieceControl>();

const made = <S extends z.ZodType>(schema: S, control: PieceControl): S => {
  controls.set(schema, control);
  return schema;
};

const lineMax = 200;
const textMax = 1_000;
const htmlMax = 60_000;
/** A site shows no more of anything in order. */
const sortMax = 100_000;

const words = (control: 'line' | 'text' | 'html', isRequired: boolean) => {
  const lengthMax = { line: lineMax, text: textMax, html: htmlMax }[control];
  const texts = z.partialRecord(localeSchema, textSchema(lengthMax));
  return made(texts, { control, lengthMax, isRequired });
};
const line = (isRequired = true) => words('line', isRequired);
const html = (isRequired = true) => words('html', isRequired);

const linkMax = 500;
const link = (isRequired = false) => made(textSchema(linkMax), { control: 'link', isRequired });
/** A scene of the hall's own drawings, a file of this site, or an uploaded picture (`/pictures/…`). */
const picture = (isRequired = false) =>
  made(z.string().regex(/^([a-z0-9-]{1,80}|\/[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+){0,6}|)$/), {
    control: 'picture',
    isRequired,
  });
const plain = (pattern: RegExp) => made(z.string().regex(pattern), { control: 'plain', isRequired: true });
const maybe = (pattern: RegExp) =>
  made(z.string().regex(pattern).nullable(), { control: 'plain', isRequired: false });
const icon = () =>
  made(
    z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(100)
      .nullable(),
    { control: 'icon', isRequired: false },
  );
const sort = () => made(z.number().int().min(-sortMax).max(sortMax), { control: 'number', isRequired: true });
const flag = () => made(z.boolean(), { control: 'flag' });
const choice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  made(z.enum(choices), { control: 'choice', choices, isRequired: true });
const digits = <const Choices extends readonly [number, number, ...number[]]>(choices: Choices) =>
  made(z.literal(choices), { control: 'choice', choices, isRequired: true });
const template = () =>
  made(z.enum(themes).nullable(), { control: 'choice', choices: themes, isRequired: false });
const theme = () => choice(themes);
const idMax = 2_147_483_647;
const maybeId = () =>
  made(z.number().int().positive().max(idMax).nullable(), { control: 'number', isRequired: false });

/** The fields of every kind, in the order of its form. */
export const pieceSchemas = {
  banner: z.strictObject({
    use_type: digits([0, 2, 1]),
    picture: picture(true),
    title: line(),
    subtitle: line(false),
    action: line(false),
    link_type: digits([1, 0, 2]),
    url: link(),
    link_method: digits([0, 1]),
    link_gp_id: maybeId(),
    link_gt_id: maybeId(),
    link_game_code: maybe(/^[A-Za-z0-9_-]{1,64}$/),
    link_currency: made(currencySchema.nullable(), {
      control: 'choice',
      choices: currencySchema.options,
      isRequired: false,
    }),
    sort: sort(),
  }),
  marquee: z.strictObject({
    content: words('text', true),
    display_before_login: flag(),
    display_after_login: flag(),
    sort: sort(),
  }),
  bulletin: z.strictObject({
    title: line(),
    content: html(),
    display_device: digits([0, 1, 2]),
    display_content: digits([0, 1, 2, 3]),
    sort: sort(),
  }),
  popups: z.strictObject({ frequency: digits([0, 1]) }),
  page: z.strictObject({
    page_kind: choice(['main', 'faq', 'discount', 'sponsor']),
    slug: plain(/^[a-z0-9][a-z0-9-]{0,99}$/),
    title: line(),
    summary: words('text', false),
    content: html(),
    picture: picture(),
    sort: sort(),
  }),
  footer_section: z.strictObject({
    section: choice(footerSections),
    title: line(),
    sort: sort(),
  }),
  footer_link: z.strictObject({
    section: choice(footerSections),
    title: line(),
    url: link(true),
    template: choice(['both', 'wide', 'narrow']),
    model_version: template(),
    icon: icon(),
    sort: sort(),
  }),
  float_item: z.strictObject({
    kind: choice(['customer_service', 'app', 'link', 'top']),
    title: line(),
    url: link(),
    icon: icon(),
    sort: sort(),
  }),
  template_item: z.strictObject({
    list: choice(['setting', 'sponsor', 'login']),
    title: line(),
    content: html(false),
    url: link(),
    picture: picture(),
    model_version: template(),
    sort: sort(),
  }),
  register_background: z.strictObject({ template: template(), picture: picture(true) }),
  logo: z.strictObject({ picture: picture(true) }),
  themes: z.strictObject({ desktop_theme: theme(), mobile_theme: theme(), theme_preview: flag() }),
  customer_service: z.strictObject({
    open_type: choice(['tab', 'window', 'native']),
    url: link(true),
  }),
  route_rule: z.strictObject({
    path: plain(/^\/(?!\/)[^?#\s\\]{0,199}$/),
    target: link(true),
    status: digits([302, 301, 307, 308]),
    note: made(textSchema(lineMax), { control: 'plain', isRequired: false }),
  }),
} as const;

export type PieceKind = keyof typeof pieceSchemas;
export const pieceKinds = Object.keys(pieceSchemas) as readonly PieceKind[] as readonly [
  PieceKind,
  ...PieceKind[],
];
export type PieceContent<K extends PieceKind = PieceKind> = z.output<(typeof pieceSchemas)[K]>;

/** Kinds of which a site has just one. */
export const singleKinds: readonly PieceKind[] = ['popups', 'logo', 'themes', 'customer_service'];
/** Kinds that cannot be taken away, only changed: the hall has to go on. */
export const stayingKinds: readonly PieceKind[] = ['popups', 'themes', 'customer_service'];
/** Kinds whose draft can be looked at on the members' own pages. */
export const previewKinds: readonly PieceKind[] = pieceKinds.filter(
  (kind) => !singleKinds.includes(kind) && kind !== 'route_rule',
);

/** Kinds of which members see all that are shown in one row, by their `sort`. */
export const arrangedKinds = ['banner', 'float_item'] as const satisfies PieceKind[];
export type ArrangedKind = (typeof arrangedKinds)[number];

export interface PieceField {
  readonly name: string;
  readonly control: PieceControl;
}

/** The fields of a kind with how each is written. */
export const pieceFields = (kind: PieceKind): readonly PieceField[] =>
  Object.entries<z.ZodType>(pieceSchemas[kind].shape).map(([name, schema]) => {
    const control = controls.get(schema);
    if (control === undefined) throw new Error(`${kind}.${name} is not made of the fields of pieces`);
    return { name, control };
  });

const pieceOf = <K extends PieceKind>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), content: pieceSchemas[kind] });

/** A piece as it is written: its kind says what its content has to be. */
export const writtenPieceSchema = z.discriminatedUnion('kind', [
  pieceOf('banner'),
  pieceOf('marquee'),
  pieceOf('bulletin'),
  pieceOf('popups'),
  pieceOf('page'),
  pieceOf('footer_section'),
  pieceOf('footer_link'),
  pieceOf('float_item'),
  pieceOf('template_item'),
  pieceOf('register_background'),
  pieceOf('logo'),
  pieceOf('themes'),
  pieceOf('customer_service'),
  pieceOf('route_rule'),
]);
export type WrittenPiece = z.output<typeof writtenPieceSchema>;

/** Names of the fields of a kind that are written in each language. */
export const wordFields = (
  kind: PieceKind,
): readonly { readonly name: string; readonly isRequired: boolean }[] =>
  pieceFields(kind).flatMap(({ name, control }) =>
    control.control === 'line' || control.control === 'text' || control.control === 'html'
      ? [{ name, isRequired: control.isRequired }]
      : [],
  );

/**
 * Languages in which a piece says less than in others: a required text is missing, or one that another language has.
 * `content` is any that was stored, older forms included.
 */
export const missingLocales = <L extends string>(
  kind: PieceKind,
  content: Readonly<Record<string, unknown>>,
  locales: readonly L[],
): L[] => {
  const texts = wordFields(kind).map(({ name, isRequired }) => {
    const held: Readonly<Record<string, unknown>> = Object(content[name]);
    const says = (locale: string): boolean => typeof held[locale] === 'string' && held[locale].trim() !== '';
    return { says, isAsked: isRequired || locales.some(says) };
  });
  return locales.filter((locale) => texts.some(({ says, isAsked }) => isAsked && !says(locale)));
};
