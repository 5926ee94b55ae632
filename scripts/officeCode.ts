import { demoOfficeCode } from '../database/seeds/staff.ts';
import { runMain } from './launcher/runMain.ts';
import { isProduction, LaunchError } from './launcher/settings.ts';

/** `npm run office-code`: the second factor of the demo hall's staff, as their authenticator app would show it now. */
await runMain(async () => {
  if (isProduction(process.env))
    throw new LaunchError('in production everybody has a second factor of their own');
  console.log(demoOfficeCode(new Date()));
  return 0;
});
