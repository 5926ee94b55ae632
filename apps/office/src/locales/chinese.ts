import { chineseParts } from './chineseParts.ts';
import words from './zh_CN.json';

export default { ...chineseParts, ...words };
