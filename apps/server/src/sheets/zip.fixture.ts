import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive by their names, each whole by its checksum. For tests. */
export const filesInZip = (archive: Buffer): ReadonlyMap<string, string> => {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('this is no archive');
  const files = new Map<string, string>();
  let place = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(place + 28);
    const name = archive.toString('ascii', place + 46, place + 46 + nameLength);
    const begin = archive.readUInt32LE(place + 42) + 30 + nameLength;
    const content = inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(place + 20)));
    if (crc32(content) !== archive.readUInt32LE(place + 16)) throw new Error(`${name} is not whole`);
    files.set(name, content.toString('utf8'));
    place += 46 + nameLength;
  }
  return files;
};
