import '../positions/positions.css';
import { bankerBlossom } from '../../../src/tables/games/bankerBlossom.ts';
import { sceneOf } from '../positions/Scene.tsx';
import { flower } from './flower.ts';

/** Three positions and a banker, as the game was before members played against each other. */
export const BankerScene = sceneOf(bankerBlossom, flower);
