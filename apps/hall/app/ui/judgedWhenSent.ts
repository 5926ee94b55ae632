/**
 * For a form that is judged when it is sent, and not again while one types: a new value takes the complaint about the old
 * one with it. The focus stays where it is, for the complaint is read out.
 */
export const judgedWhenSent = { reValidateMode: 'onSubmit', shouldFocusError: false } as const;
