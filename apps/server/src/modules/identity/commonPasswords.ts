import { dictionary } from '@zxcvbn-ts/language-common';

/** Lower case, the most common first: what leaks have shown people to choose. */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));

/** Whether a guesser would try this password early. Compared without regard to case. */
export const isLeakedPassword = (password: string): boolean => leaked.has(password.toLowerCase());
