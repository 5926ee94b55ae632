import { checkSignupField, type SignupRuleContext } from '@pavilion/contract/signupRules';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Bits from which a guesser has work to do, and from which it gives up. */
const fairBits = 40;
const strongBits = 55;

const classes: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9]/, 33],
];

/** How hard a password is to guess, by what the site lets one choose from; what its policy refuses is weak. */
export const passwordStrength = (password: string, context: SignupRuleContext): PasswordStrength => {
  if (checkSignupField('password', { password }, context) !== null) return 'weak';
  const pool = classes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const letters = [...password];
  // A repeated character adds less than a new one.
  const length = (letters.length + new Set(letters).size) / 2;
  const bits = length * Math.log2(pool);
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
};
