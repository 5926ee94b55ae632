export { GreatNight } from './GreatNight.tsx';
export { Ladder } from './Ladder.tsx';
export { CometFlight, ShowerWin } from './nightFlight.tsx';
export { NightSky } from './nightSky.tsx';
