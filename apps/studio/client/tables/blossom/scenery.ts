/** What comes right after the first frame of the page: the depth of the cloth, and whoever sits round it. */
export { Felt } from './Felt.tsx';
export { Figure } from './Person.tsx';
