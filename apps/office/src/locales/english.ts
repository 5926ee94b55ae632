import named from '@pavilion/contract/officeWords/en_US.json';
import partsOfReactAdmin from 'ra-language-english';
import words from './en_US.json';
import { joinWords } from './joinWords.ts';

export default { ...partsOfReactAdmin, ...joinWords(named, words) };
