import named from '@pavilion/contract/officeWords/zh_CN.json';
import { chineseParts } from './chineseParts.ts';
import { joinWords } from './joinWords.ts';
import words from './zh_CN.json';

export default { ...chineseParts, ...joinWords(named, words) };
