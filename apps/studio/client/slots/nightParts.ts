export { CometFlight, ShowerWin } from './nightFlight.tsx';
export { NightSky } from './nightSky.tsx';
