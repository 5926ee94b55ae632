export { type Appointment, appointStaff } from './commands/appointStaff.ts';
