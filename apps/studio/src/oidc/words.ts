/** What the pages of the login service say. */
export interface ChooseWords {
  readonly title: string;
  readonly sandbox: string;
  readonly sandboxLong: string;
  readonly lead: (hall: string) => string;
  readonly passedOn: string;
  readonly choose: string;
  readonly cancel: string;
  readonly cancelHint: string;
  readonly over: string;
  readonly overText: string;
}
