import { Heard } from './Heard.tsx';
import { createTableSounds } from './material.ts';

/** What is heard at a table. It comes in a file of its own, once the table can be played. */
export const heardPart = { Heard, createTableSounds };
