/** A place in a JSON document, from its root. */
export type JsonPath = readonly (string | number)[];

const keyOf = (path: JsonPath): string => JSON.stringify(path);
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

interface Level {
  readonly isArray: boolean;
  readonly path: JsonPath;
  index: number;
  key: string;
  expectsKey: boolean;
}

/** The lines of a document's values by their paths; of a member, the line of its name. The text must be valid JSON. */
const readLines = (text: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>([[keyOf([]), 1]]);
  const levels: Level[] = [];
  let line = 1;
  let seenTo = 0;
  for (const { 0: word, index } of text.matchAll(token)) {
    line += text.slice(seenTo, index).split('\n').length - 1;
    seenTo = index;
    const level = levels.at(-1);
    if (word === '}' || word === ']') {
      levels.pop();
      continue;
    }
    if (word === ':') continue;
    if (word === ',') {
      if (level?.isArray === true) level.index += 1;
      else if (level !== undefined) level.expectsKey = true;
      continue;
    }
    if (level?.expectsKey === true) {
      level.key = String(JSON.parse(word));
      level.expectsKey = false;
      lines.set(keyOf([...level.path, level.key]), line);
      continue;
    }
    const path = level === undefined ? [] : [...level.path, level.isArray ? level.index : level.key];
    if (level?.isArray === true) lines.set(keyOf(path), line);
    if (word === '{' || word === '[')
      levels.push({ isArray: word === '[', path, index: 0, key: '', expectsKey: word === '{' });
  }
  return lines;
};

/** Tells on which line of a JSON document a value stands; for one that is missing, the line of what it is missing in. */
export const lineFinder = (text: string): ((path: JsonPath) => number) => {
  const lines = readLines(text);
  const find = (path: JsonPath): number =>
    lines.get(keyOf(path)) ?? (path.length === 0 ? 1 : find(path.slice(0, -1)));
  return find;
};
