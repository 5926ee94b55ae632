import { Box, Button, Typography } from '@mui/material';
import { currencySchema } from '@pavilion/contract';
import { Fragment, useState } from 'react';
import { factColumns } from '../../../ui/Panel.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import {
  columnsOf,
  type Entry,
  type Fields,
  isFields,
  isNested,
  isSame,
  pairEntries,
  type Turn,
} from './entries.ts';
import { useFieldWords } from './fieldWords.ts';
import { Mark, Turned } from './Mark.tsx';
import { Scalar } from './Scalar.tsx';

/** Undefined where nothing is compared: all of it is new, or a look at what is. */
type Compared = Turn | undefined;

interface PartProps {
  readonly name: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly turn: Compared;
  readonly entry: Fields;
  readonly currency: string | undefined;
}

const currencyOf = (was: unknown, is: unknown): string | undefined => {
  const told = [is, was].map((one) => (isFields(one) ? one.currency : undefined));
  return told.find((code): code is string => typeof code === 'string');
};

const turnOf = (name: string, was: Fields, is: Fields): Turn => {
  if (!(name in was)) return 'added';
  if (!(name in is)) return 'removed';
  return isSame(was[name], is[name]) ? 'same' : 'changed';
};

/** Longer lists of plain values are shown in part until somebody asks for all. */
const shownMax = 40;

const PlainEntries = ({
  entries,
  ...part
}: Omit<PartProps, 'was' | 'is'> & { entries: readonly Entry[] }) => {
  const words = useFieldWords();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, shownMax);
  return (
    <>
      {shown.map(({ turn, was, is }, place) => {
        const told = part.turn === 'changed' && turn !== 'changed' ? turn : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a content have no names and do not move
          <Fragment key={place}>
            {place > 0 && ' · '}
            <Mark turn={told} {...(told === 'same' || told === undefined ? {} : { word: words.say(told) })}>
              <Scalar {...part} value={turn === 'removed' ? was : is} />
            </Mark>
          </Fragment>
        );
      })}
      {entries.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ paddingY: 0 }}>
          {words.say('whole')}
        </Button>
      )}
    </>
  );
};

interface NumberedEntry extends Entry {
  readonly place: number;
}

const EntryTable = ({
  name,
  entries,
  columns,
  ...part
}: Omit<PartProps, 'was' | 'is'> & { entries: readonly Entry[]; columns: readonly string[] }) => {
  const words = useFieldWords();
  const isCompared = part.turn === 'changed';
  const rows = entries.map((entry, place): NumberedEntry => ({ ...entry, place }));
  return (
    <PlainTable<NumberedEntry>
      label={words.say('entries', { name: words.field(name) })}
      rows={rows}
      keyOf={({ place }) => place}
      columns={[
        ...(isCompared
          ? [{ label: words.say('change'), cell: ({ turn }: NumberedEntry) => words.say(turn) }]
          : []),
        ...columns.map((column) => ({
          label: words.field(column),
          cell: ({ turn, was, is }: NumberedEntry) => {
            const [old, now] = [isFields(was) ? was : {}, isFields(is) ? is : {}];
            return (
              <Part
                name={column}
                was={old[column]}
                is={now[column]}
                turn={isCompared ? (turn === 'changed' ? turnOf(column, old, now) : turn) : undefined}
                entry={turn === 'removed' ? old : now}
                currency={currencyOf(was, is) ?? part.currency}
              />
            );
          },
        })),
      ]}
    />
  );
};

/** A list: a line of plain values, a table where all entries have the same few fields, else one entry after another. */
const Entries = ({ was, is, ...part }: PartProps) => {
  const words = useFieldWords();
  const [before, after] = [Array.isArray(was) ? was : [], Array.isArray(is) ? is : []];
  const entries: readonly Entry[] =
    part.turn === 'changed'
      ? pairEntries(before, after)
      : (part.turn === 'removed' ? before : after).map((one: unknown) => ({
          turn: 'same',
          was: one,
          is: one,
        }));
  if (entries.length === 0) return <>{words.say('none')}</>;
  const all: readonly unknown[] = [...before, ...after];
  if (!all.some(isNested)) return <PlainEntries {...part} entries={entries} />;
  const columns = columnsOf(all);
  if (columns !== undefined) return <EntryTable {...part} entries={entries} columns={columns} />;
  return (
    <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {entries.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a content have no names and do not move
        <li key={place}>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {words.say('entry', { place: place + 1 })}
            {part.turn === 'changed' && ` · ${words.say(entry.turn)}`}
          </Typography>
          <Part {...part} {...entry} turn={part.turn === 'changed' ? entry.turn : part.turn} />
        </li>
      ))}
    </Box>
  );
};

/** Whatever a field holds, once where nothing changed, else with what it was. */
const Part = ({ was, is, turn, ...part }: PartProps) => {
  const words = useFieldWords();
  if (turn === 'changed' && !(isNested(was) && isNested(is)))
    return (
      <Turned
        was={<Part {...part} was={was} is={was} turn={undefined} />}
        is={<Part {...part} was={is} is={is} turn={undefined} />}
      />
    );
  const shown = turn === 'removed' ? was : is;
  if (Array.isArray(shown)) return <Entries {...part} was={was} is={is} turn={turn} />;
  if (isFields(shown))
    return <FieldList was={was} is={is} turn={turn} name={part.name} currency={part.currency} />;
  return (
    <Mark
      turn={turn === 'changed' ? undefined : turn}
      {...(turn === 'added' || turn === 'removed' ? { word: words.say(turn) } : {})}
    >
      <Scalar {...part} value={shown} />
    </Mark>
  );
};

/** Names and values, one under the other; what is nested stands below its name. */
export const FieldList = ({ name, was, is, turn, currency }: Omit<PartProps, 'entry'>) => {
  const words = useFieldWords();
  const [old, now] = [isFields(was) ? was : {}, isFields(is) ? is : {}];
  const shown = turn === 'removed' ? old : now;
  const names =
    turn === 'changed' ? [...new Set([...Object.keys(now), ...Object.keys(old)])] : Object.keys(shown);
  if (names.length === 0) return <>{words.say('none')}</>;
  const own = currencyOf(was, is) ?? currency;
  return (
    <Box component="dl" sx={{ ...factColumns, rowGap: 0.75 }}>
      {names.map((field) => {
        const isByCurrency = currencySchema.safeParse(field).success;
        const isBelow = [old[field], now[field]].some(
          (one) => isFields(one) || (Array.isArray(one) && one.some(isNested)),
        );
        return (
          <Box key={field} sx={{ display: 'contents' }}>
            <Box
              component="dt"
              sx={{ color: 'text.secondary', ...(isBelow ? { gridColumn: '1 / -1' } : {}) }}
            >
              {words.field(field)}
            </Box>
            <Box
              component="dd"
              sx={{
                margin: 0,
                minWidth: 0,
                overflowWrap: 'anywhere',
                ...(isBelow
                  ? {
                      gridColumn: '1 / -1',
                      paddingLeft: 1.5,
                      borderLeft: '2px solid',
                      borderColor: 'divider',
                    }
                  : {}),
              }}
            >
              <Part
                name={isByCurrency ? name : field}
                was={old[field]}
                is={now[field]}
                turn={turn === 'changed' ? turnOf(field, old, now) : turn}
                entry={shown}
                currency={isByCurrency ? field : own}
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};

interface ToldProps {
  readonly name: string;
  readonly value: unknown;
  readonly currency: string | undefined;
}

/** A value as it stands, compared with nothing. */
export const Told = ({ name, value, currency }: ToldProps) => (
  <Part name={name} was={value} is={value} turn={undefined} entry={{}} currency={currency} />
);
