export { formatMinor, type Minor, minor, parseDecimal, sumMinor, toDecimal } from './amount.ts';
export {
  type CurrencyCode,
  currencies,
  currencyCodes,
  exponentOf,
  isCurrencyCode,
  symbolOf,
  toCurrencyCode,
} from './currency.ts';
export { nearestWorth, roundWorth, yuanIn } from './worth.ts';
