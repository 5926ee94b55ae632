/** One sign for a side: its Chinese character where its name has one, else its first letter. */
export const signOf = (name: string): string => /\p{Script=Han}/u.exec(name)?.[0] ?? name.charAt(0);
