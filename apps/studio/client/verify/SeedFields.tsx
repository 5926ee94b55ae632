import type { ComponentProps } from 'react';
import type { Seeds } from './proof.ts';
import type { VerifyWords } from './words.ts';

/** A line to be filled in. */
export const TextField = ({
  label,
  onText,
  ...input
}: {
  label: string;
  onText: (text: string) => void;
} & Omit<ComponentProps<'input'>, 'onChange'>) => (
  <label>
    <span>{label}</span>
    <input {...input} onChange={(event) => onText(event.target.value)} />
  </label>
);

/** A line without blanks around it: a seed, a fingerprint, a list. */
export const SeedField = ({
  name,
  label,
  value,
  onText,
}: {
  name: string;
  label: string;
  value: string;
  onText: (text: string) => void;
}) => (
  <TextField
    name={name}
    label={label}
    value={value}
    autoComplete="off"
    spellCheck={false}
    onText={(text) => onText(text.trim())}
  />
);

/** The seeds that a draw was made from. */
export const SeedFields = ({
  words,
  seeds,
  onChange,
}: {
  words: VerifyWords;
  seeds: Seeds;
  onChange: (change: Partial<Seeds>) => void;
}) => (
  <>
    <SeedField
      name="serverSeed"
      label={words.serverSeed}
      value={seeds.serverSeed}
      onText={(serverSeed) => onChange({ serverSeed })}
    />
    <SeedField
      name="serverSeedHash"
      label={words.promised}
      value={seeds.serverSeedHash}
      onText={(serverSeedHash) => onChange({ serverSeedHash })}
    />
    <SeedField
      name="clientSeed"
      label={words.clientSeed}
      value={seeds.clientSeed}
      onText={(clientSeed) => onChange({ clientSeed })}
    />
  </>
);

/** Which draw of the seeds it was. */
export const NonceField = ({
  words,
  nonce,
  onChange,
}: {
  words: VerifyWords;
  nonce: number;
  onChange: (change: Pick<Seeds, 'nonce'>) => void;
}) => (
  <TextField
    name="nonce"
    label={words.nonce}
    value={nonce}
    inputMode="numeric"
    onText={(text) => onChange({ nonce: Number(text.replace(/\D/g, '')) })}
  />
);
