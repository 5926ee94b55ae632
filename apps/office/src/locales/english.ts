import partsOfReactAdmin from 'ra-language-english';
import words from './en_US.json';

export default { ...partsOfReactAdmin, ...words };
