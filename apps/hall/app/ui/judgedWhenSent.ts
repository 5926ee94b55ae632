/**
 * For a form that is judged when it is sent, and not again while one types: a new value takes the complaint about the old
 * one with it. The first field that is wrong takes the focus, so that it is seen and can be mended at once.
 */
export const judgedWhenSent = { reValidateMode: 'onSubmit', shouldFocusError: true } as const;
