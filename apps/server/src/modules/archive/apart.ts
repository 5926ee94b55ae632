/** What runs apart from the processes of the hall, in commands: it loads what reads and writes the files. */

export { archiveParts } from './archiveParts.ts';
export { openArchiveFolder } from './folder.ts';
export { listParts, nextPart } from './parts.ts';
export { verifyPart } from './verifyParts.ts';
