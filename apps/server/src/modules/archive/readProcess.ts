import { setPriority } from 'node:os';
import { findEntries } from './findEntries.ts';
import { findGains } from './findGains.ts';
import type { ArchiveQuestion } from './reader.ts';

/** A process of `createArchiveReader`: looks into files of the archive, behind everything else that this machine does. */

const lowPriority = 10;
setPriority(lowPriority);

const answer = (question: ArchiveQuestion): Promise<unknown> =>
  question.ask === 'entries' ? findEntries(question) : findGains(question);

// Written by our own process.
process.once('message', (question: ArchiveQuestion) => {
  answer(question).then(
    (found) => process.send?.({ found }, () => process.exit()),
    (error: unknown) => process.send?.({ error: String(error) }, () => process.exit()),
  );
});
// The hall is gone, however it went.
process.once('disconnect', () => process.exit());
