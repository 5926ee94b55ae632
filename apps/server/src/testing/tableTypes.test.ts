import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '@pavilion/testing';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Kysely's tables are written by hand: here the compiler reads them, and the migrated database is asked whether they hold. */

const root = join(import.meta.dirname, '../../../..');

interface Column {
  readonly isNullable: boolean;
  /** What comes out of the database by `columnTypes` of `@pavilion/postgres`. */
  readonly kind: string;
  /** May be left out when a row is written. */
  readonly isOptional: boolean;
}
type Columns = ReadonlyMap<string, Column>;

const tableFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)(tables|rows)\.ts$/.test(path))
    .map((path) => join(root, folder, path));

const hallSources = 'apps/server/src';
const studioSources = 'apps/studio/src';

const program = ts.createProgram([...tableFiles(hallSources), ...tableFiles(studioSources)], {
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ESNext,
  types: ['node'],
});

/** Every interface that a file exports as `…Tables`, with its tables and their columns as the compiler resolves them. */
const readTypes = (files: readonly string[]): Map<string, Columns> => {
  const checker = program.getTypeChecker();
  const memberOf = (type: ts.Type, name: string, at: ts.Node): ts.Type | undefined => {
    const symbol = checker.getPropertyOfType(type, name);
    return symbol === undefined ? undefined : checker.getTypeOfSymbolAtLocation(symbol, at);
  };
  const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
  const has = (type: ts.Type, flag: ts.TypeFlags): boolean =>
    partsOf(type).some((part) => (part.flags & flag) !== 0);
  const kindOf = (type: ts.Type): string => {
    if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'json';
    const parts = partsOf(checker.getNonNullableType(type));
    const kinds = parts.map((part) => {
      if (part.flags & ts.TypeFlags.StringLike) return 'string';
      if (part.flags & ts.TypeFlags.NumberLike) return 'number';
      if (part.flags & ts.TypeFlags.BigIntLike) return 'bigint';
      if (part.flags & ts.TypeFlags.BooleanLike) return 'boolean';
      const name = part.symbol?.name ?? checker.typeToString(part);
      if (name === 'Date' || name === 'Buffer') return name;
      // A branded amount is a bigint with a mark.
      const base = part.isIntersection()
        ? part.types.find((one) => one.flags & ts.TypeFlags.BigIntLike)
        : undefined;
      if (base !== undefined) return 'bigint';
      return checker.isArrayType(part) || name.endsWith('Array') ? 'array' : 'json';
    });
    return [...new Set(kinds)].join(' | ');
  };
  /** A `ColumnType` tells by hidden members what is selected and what is inserted; all else is both. */
  const columnOf = (type: ts.Type, at: ts.Node): Column => {
    const selected = memberOf(type, '__select__', at) ?? type;
    const inserted = memberOf(type, '__insert__', at) ?? type;
    return {
      isNullable: has(selected, ts.TypeFlags.Null),
      kind: kindOf(selected),
      isOptional: has(inserted, ts.TypeFlags.Undefined | ts.TypeFlags.Null),
    };
  };
  const tables = new Map<string, Columns>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    source?.forEachChild((node) => {
      if (!ts.isInterfaceDeclaration(node) || !node.name.text.endsWith('Tables')) return;
      for (const table of checker.getTypeAtLocation(node).getProperties()) {
        const columns = checker.getTypeOfSymbolAtLocation(table, node).getProperties();
        tables.set(
          `${node.name.text}.${table.name}`,
          new Map(
            columns.map((column) => [
              column.name,
              columnOf(checker.getTypeOfSymbolAtLocation(column, node), node),
            ]),
          ),
        );
      }
    });
  }
  return tables;
};

const kinds: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  float8: 'number',
  int8: 'bigint',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
};

interface StoredColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly is_nullable: boolean;
  readonly fills_itself: boolean;
}

const readColumns = async (migrations?: string): Promise<StoredColumn[]> => {
  const database = await createTestDatabase(migrations === undefined ? {} : { migrations, role: null });
  try {
    const { rows } = await database.owner.query<StoredColumn>(
      `SELECT CASE WHEN n.nspname = 'public' THEN '' ELSE n.nspname || '.' END || c.relname AS table,
              a.attname AS column, t.typname AS type, NOT a.attnotnull AS is_nullable,
              a.atthasdef OR a.attidentity <> '' AS fills_itself
         FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
         JOIN pg_type t ON t.oid = a.atttypid
        WHERE c.relkind IN ('r', 'p', 'v') AND a.attnum > 0 AND NOT a.attisdropped
          AND n.nspname NOT IN ('pg_catalog', 'information_schema')`,
    );
    return rows;
  } finally {
    await database.drop();
  }
};

/** What the types say and the database does not, one line each. */
const differences = (types: ReadonlyMap<string, Columns>, stored: readonly StoredColumn[]): string[] => {
  const known = new Map(stored.map((column) => [`${column.table}.${column.column}`, column]));
  const found: string[] = [];
  for (const [place, columns] of types) {
    const table = place.slice(place.indexOf('.') + 1);
    for (const [name, typed] of columns) {
      const column = known.get(`${table}.${name}`);
      const at = `${place}.${name}`;
      if (column === undefined) {
        found.push(`${at} is not in the database`);
        continue;
      }
      const kind = column.type.startsWith('_') ? 'array' : (kinds[column.type] ?? 'string');
      // The driver has Infinity, a number, for a time that never comes.
      const given = kind === 'Date' ? typed.kind.replace('number | ', '') : typed.kind;
      // What is selected as `unknown` is parsed before it is used.
      if (given !== kind && !(kind === 'json' || typed.kind === 'json'))
        found.push(`${at} is ${kind} in the database, ${typed.kind} in its type`);
      if (typed.isNullable !== column.is_nullable && typed.kind !== 'json')
        found.push(`${at} ${column.is_nullable ? 'may' : 'may not'} be null in the database`);
      if (typed.isOptional && !column.is_nullable && !column.fills_itself)
        found.push(`${at} has to be written, and its type lets it be left out`);
    }
  }
  return found;
};

describe.each([
  ['the hall', hallSources, undefined],
  ['the studio', studioSources, join(root, 'apps/studio/migrations')],
])('the types of the tables of %s', (_, sources, migrations) => {
  it('are those of the migrated database', async () => {
    const types = readTypes(tableFiles(sources));
    expect(types.size).toBeGreaterThan(10);
    expect(differences(types, await readColumns(migrations))).toEqual([]);
  });
});
