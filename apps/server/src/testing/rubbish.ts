import fc from 'fast-check';
import { z } from 'zod';

const fieldNamesOf = (asked: z.ZodType): readonly string[] => {
  const schema = z.toJSONSchema(asked, { unrepresentable: 'any', io: 'input' });
  return Object.keys(schema.properties ?? {});
};

const hostileText = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '٣٤٥',
  'NaN',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u200b\u202e',
  'javascript:alert(1)',
  'x'.repeat(5_000),
  '2026-02-30T25:61:61Z',
);
const value = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer(),
  fc.double(),
  fc.bigInt().map(String),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(0, 1, 2, 3, 100, 2 ** 31, 2 ** 53, -1, 0.1),
  fc.constantFrom('USD', 'RMB', 'VND', 'zh_CN', 'H5_1', 'hot'),
);

/** Bodies for a call: of the right field names with wrong values, with a field too many, any JSON. */
export const bodyOf = (asked: z.ZodType): fc.Arbitrary<unknown> => {
  const names = fieldNamesOf(asked);
  const shaped = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  const withUnknown = fc.record(
    { ...Object.fromEntries(names.map((name) => [name, value])), unknown_field: value },
    { requiredKeys: ['unknown_field'] },
  );
  return fc.oneof(shaped, shaped, withUnknown, fc.jsonValue({ maxDepth: 2 }));
};
