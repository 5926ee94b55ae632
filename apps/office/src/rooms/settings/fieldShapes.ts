import { z } from 'zod';

/** How a field of a setting is filled in; read from its schema, so that a new field needs only its words. */
export type FieldShape =
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | {
      readonly kind: 'number';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly mayBeNone: boolean;
    }
  | { readonly kind: 'text'; readonly lengthMax: number | undefined }
  | { readonly kind: 'lines' }
  /** A text for each language, or currency. */
  | { readonly kind: 'texts'; readonly keys: readonly string[] }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  | { readonly kind: 'rows' };

export interface Field {
  readonly name: string;
  readonly shape: FieldShape;
}

/** What is read of a JSON schema. */
interface Described {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly anyOf?: readonly Described[];
  readonly items?: Described;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly propertyNames?: Described;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

const shapeOf = (schema: Described, mayBeNone = false): FieldShape => {
  const { anyOf, items, properties } = schema;
  if (anyOf !== undefined) {
    const values = anyOf.flatMap((one) => (one.const === undefined ? [] : [one.const]));
    if (values.length === anyOf.length) return { kind: 'choice', values };
    const [some] = anyOf.filter(({ type }) => type !== 'null');
    return shapeOf(
      some ?? {},
      anyOf.some(({ type }) => type === 'null'),
    );
  }
  if (schema.enum !== undefined) return { kind: 'choice', values: schema.enum };
  if (schema.type === 'boolean') return { kind: 'flag' };
  if (schema.type === 'integer' || schema.type === 'number')
    return { kind: 'number', min: schema.minimum, max: schema.maximum, mayBeNone };
  if (schema.type === 'array') {
    if (items?.enum !== undefined) return { kind: 'choices', values: items.enum.map(String) };
    return items?.type === 'object' ? { kind: 'rows' } : { kind: 'lines' };
  }
  if (properties !== undefined)
    return {
      kind: 'group',
      fields: Object.entries(properties).map(([name, field]) => ({ name, shape: shapeOf(field) })),
    };
  if (schema.propertyNames?.enum !== undefined)
    return { kind: 'texts', keys: schema.propertyNames.enum.map(String) };
  return { kind: 'text', lengthMax: schema.maxLength };
};

/** The fields of a setting in the order of its schema. */
export const fieldsOf = (schema: z.ZodType): readonly Field[] => {
  const shape = shapeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described);
  return shape.kind === 'group' ? shape.fields : [];
};

const emptyOf = (shape: FieldShape): unknown => {
  switch (shape.kind) {
    case 'flag':
      return false;
    case 'choice':
      return shape.values[0];
    case 'choices':
    case 'lines':
    case 'rows':
      return [];
    case 'number':
      return shape.mayBeNone ? null : (shape.min ?? 0);
    case 'text':
      return '';
    case 'texts':
      return {};
    case 'group':
      return blank(shape.fields);
  }
};

/** What a form begins with where nothing stands yet. */
export const blank = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, shape }) => [name, emptyOf(shape)]));
