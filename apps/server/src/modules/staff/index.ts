export { appointStaff } from './commands/appointStaff.ts';
