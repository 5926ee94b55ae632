import { rememberedText } from './rememberedText.ts';

/** A choice that the browser remembers, over games and reloads. */
export interface RememberedChoice<Choice extends string> {
  readonly read: () => Choice;
  readonly write: (choice: Choice) => void;
}

/** The choice of that name; as given where none was made, what was kept is none of these, or the browser keeps nothing. */
export const rememberedChoice = <Choice extends string>(
  key: string,
  choices: readonly Choice[],
  atFirst: Choice,
): RememberedChoice<Choice> => ({
  read: () => {
    const kept = rememberedText(key).read();
    return choices.find((choice) => choice === kept) ?? atFirst;
  },
  write: (choice) => rememberedText(key).write(choice),
});
