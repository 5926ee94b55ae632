import { compose } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file within an archive. */
export interface ZipEntry {
  /** ASCII, its folders with slashes. */
  readonly name: string;
  readonly parts: AsyncIterable<string | Uint8Array>;
}

/** What the archive says of an entry at its end. */
interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly plain: number;
  readonly at: number;
}

const version = 20;
const deflated = 8;
/** Sizes and checksum follow the content: they are not known before it. */
const sizesFollow = 0x08;
/** 1980-01-01: when a file was written is said by the archive's own name. */
const noDate = 0x0021;
/** Without the records of ZIP64 an archive ends here. */
const bytesMax = 0xffff_ffff;

/** Numbers one after another, little-endian: each with its width in bytes. */
const fields = (...numbers: readonly (readonly [width: 2 | 4, value: number])[]): Buffer => {
  const bytes = Buffer.alloc(numbers.reduce((sum, [width]) => sum + width, 0));
  let place = 0;
  for (const [width, value] of numbers) place = bytes.writeUIntLE(value, place, width);
  return bytes;
};

const localHead = (name: Buffer): Buffer =>
  Buffer.concat([
    fields([4, 0x04034b50], [2, version], [2, sizesFollow], [2, deflated], [2, 0], [2, noDate]),
    fields([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const tail = ({ crc, packed, plain }: Omit<Written, 'name' | 'at'>): Buffer =>
  fields([4, 0x08074b50], [4, crc], [4, packed], [4, plain]);

const centralHead = ({ name, crc, packed, plain, at }: Written): Buffer =>
  Buffer.concat([
    fields([4, 0x02014b50], [2, version], [2, version], [2, sizesFollow], [2, deflated], [2, 0], [2, noDate]),
    fields(
      [4, crc],
      [4, packed],
      [4, plain],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ),
    name,
  ]);

/** Files as a ZIP archive (APPNOTE 6.3.3), packed while they are read. Throws where it would grow beyond 4 GiB. */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  const count = (bytes: Uint8Array): Uint8Array => {
    at += bytes.length;
    if (at > bytesMax) throw new Error('the archive is larger than 4 GiB');
    return bytes;
  };
  for (const { name: text, parts } of entries) {
    const name = Buffer.from(text, 'ascii');
    const begin = at;
    yield count(localHead(name));
    const contentAt = at;
    const sums = { crc: 0, plain: 0 };
    const plainBytes = async function* () {
      for await (const part of parts) {
        const bytes = Buffer.from(part);
        sums.crc = crc32(bytes, sums.crc);
        sums.plain += bytes.length;
        yield bytes;
      }
    };
    // An error of the source ends the stream, and a reader who leaves ends the source.
    const packing = compose(plainBytes, createDeflateRaw());
    for await (const bytes of packing) yield count(bytes);
    const one = { ...sums, packed: at - contentAt };
    yield count(tail(one));
    written.push({ ...one, name, at: begin });
  }
  const directoryAt = at;
  for (const one of written) yield count(centralHead(one));
  const size = at - directoryAt;
  const number = written.length;
  yield fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, number],
    [2, number],
    [4, size],
    [4, directoryAt],
    [2, 0],
  );
}
