import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, type ObjectExpression, parseSync } from '@swc/core';
import { z } from 'zod';

/** Names of fields, as schemas and lines of the trace have them. */

interface Described {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described | readonly Described[];
  readonly prefixItems?: readonly Described[];
  readonly additionalProperties?: Described | boolean;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly $defs?: Readonly<Record<string, Described>>;
}

const namesIn = (schema: Described | readonly Described[] | boolean | undefined): readonly string[] => {
  if (schema === undefined || typeof schema === 'boolean') return [];
  if (Array.isArray(schema)) return (schema as readonly Described[]).flatMap(namesIn);
  const one = schema as Described;
  const properties = Object.entries(one.properties ?? {});
  return [
    ...properties.flatMap(([name, inner]) => [name, ...namesIn(inner)]),
    ...[one.items, one.prefixItems, one.additionalProperties, one.anyOf, one.oneOf, one.allOf].flatMap(
      namesIn,
    ),
    ...Object.values(one.$defs ?? {}).flatMap(namesIn),
  ];
};

/** Every field of a schema, those of nested objects and lists too. */
export const fieldsOfSchema = (schema: z.ZodType): readonly string[] =>
  namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described);

type Property = ObjectExpression['properties'][number];

const nameOf = (property: Property): string | undefined => {
  if (property.type === 'Identifier') return property.value;
  if (property.type !== 'KeyValueProperty') return undefined;
  const { key } = property;
  return key.type === 'Identifier' || key.type === 'StringLiteral' ? key.value : undefined;
};

/** Fields that are written out in an expression; what it takes from elsewhere stays unknown. */
const writtenIn = (value: Expression): readonly string[] => {
  if (value.type === 'ParenthesisExpression') return writtenIn(value.expression);
  if (value.type === 'ConditionalExpression')
    return [...writtenIn(value.consequent), ...writtenIn(value.alternate)];
  if (value.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return writtenIn(property.arguments);
    const name = nameOf(property);
    const inner = property.type === 'KeyValueProperty' ? writtenIn(property.value) : [];
    return name === undefined ? inner : [name, ...inner];
  });
};

const isObject = (node: object): node is ObjectExpression =>
  'type' in node && node.type === 'ObjectExpression';

const tracedIn = (node: unknown): readonly string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const own =
    isObject(node) && node.properties.some((property) => nameOf(property) === 'subject')
      ? node.properties.flatMap((property) =>
          property.type === 'KeyValueProperty' && /^(before|after)$/.test(nameOf(property) ?? '')
            ? writtenIn(property.value)
            : [],
        )
      : [];
  return [...own, ...Object.values(node).flatMap(tracedIn)];
};

/** Every field that a line of the trace is written with in the server's own text. */
export const fieldsOfTrace = (server: string): readonly string[] =>
  globSync('**/*.ts', { cwd: server })
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .flatMap((file) =>
      tracedIn(parseSync(readFileSync(join(server, file), 'utf8'), { syntax: 'typescript' })),
    );
