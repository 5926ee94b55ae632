/** Where words of values stand among the office's, by the field that has them; what has none there is a name that somebody gave. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  adapter: ['payments.adapter_', 'games.adapter_'],
  answer: ['settlement.outcome_'],
  bulletin_display_frequency: ['settings.choice.'],
  cycle: ['plan.cycle_'],
  default_mode: ['games.mode_'],
  direction: ['adjust.', 'state.direction.'],
  fields: ['personal.', 'settings.field.'],
  game_type: ['game_type.'],
  kind: [
    'proposal.',
    'piece.kind_',
    'bonus.',
    'exception.',
    'posting.',
    'missions.kind_',
    'tournaments.kind_',
  ],
  languages: ['language.'],
  launch_mode: ['games.mode_'],
  locale: ['language.'],
  method: ['plan.method_'],
  negative_carry: ['plan.carry_'],
  on: ['plan.on_'],
  open_type: ['settings.choice.'],
  outcome: ['risk_outcome.', 'state.outcome.', 'reports.mail_was_'],
  password_policy: ['settings.choice.'],
  period: ['missions.period_'],
  provider: ['settings.choice.'],
  reach: ['payments.reach_'],
  refusal: ['agents.refusal_'],
  report: ['reports.kind_'],
  rights: ['right.'],
  roles: ['role.'],
  rule: ['risk_rule.'],
  source: ['adjust.source_'],
  spread: ['promotions.spread_'],
  tone: ['tag.tone_'],
  type: ['game_type.'],
  wallet: ['state.purse.', 'purpose.'],
};

const house = 'office';

/** Nouns whose states have words, the commonest first; what a line is about goes before all of them. */
const nouns = [
  'proposal',
  'member',
  'withdrawal',
  'deposit',
  'letter',
  'cycle',
  'transfer',
  'free_round',
  'win',
  'envelope',
  'mission',
  'tournament',
  'piece',
  'invitation',
  'application',
  'agent_bill',
  'dispute',
  'game',
  'provider',
  'round',
  'bonus',
  'code',
  'run',
] as const;

/** Fields whose values this table has words for, beside those of `prefixes`. */
const named = new Set([
  'answer',
  'code_kind',
  'factor',
  'fields',
  'kind',
  'computed',
  'password',
  'recovery_codes',
  'state',
]);

/** Under which keys the office's words may have one for a value of a field, the best first; none for what is free text. */
export const keysOfValue = (
  name: string,
  value: string | number,
  { subject, hasValue }: { readonly subject: string | undefined; readonly hasValue: boolean },
): readonly string[] => {
  const text = String(value).replace('.', '_');
  if (name === 'state' || name === 'status')
    return [...(subject === undefined ? [] : [subject]), ...nouns].map(
      (noun) => `office.state.${noun}.${text}`,
    );
  // Of a setting; other names are somebody's own.
  if (name === 'name') return hasValue ? [`office.settings.name.${text}`] : [];
  return [
    ...(prefixes[name] ?? []).map((prefix) => `${house}.${prefix}${text}`),
    `office.piece.choice_${name}_${text}`,
  ];
};

/** Whether the words of `locales/fields` may name a value of this field. */
export const hasOwnValues = (name: string): boolean => named.has(name);
