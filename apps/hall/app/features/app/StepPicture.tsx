import type { ReactNode } from 'react';

export type Device = 'ios' | 'android';

const line = 'var(--line)';
const edge = 'var(--edge)';
const accent = 'var(--accent)';

/** A page in the browser: its address, and what stands on it. */
const Page = () => (
  <>
    <rect x="14" y="16" width="44" height="8" rx="4" fill={line} />
    <rect x="14" y="30" width="44" height="22" rx="4" fill={line} />
    <rect x="14" y="57" width="20" height="22" rx="4" fill={line} />
    <rect x="38" y="57" width="20" height="22" rx="4" fill={line} />
  </>
);

/** What is pressed stands in the one colour that is looked at. */
const steps: Readonly<Record<Device, readonly ReactNode[]>> = {
  ios: [
    <>
      <Page />
      <rect x="14" y="16" width="44" height="8" rx="4" fill={accent} />
    </>,
    <>
      <Page />
      <path d="M10 88h52" stroke={edge} strokeWidth="1.5" />
      <path
        d="M30 97v9h12v-9M36 102V91m-4 4 4-4 4 4"
        fill="none"
        stroke={accent}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>,
  ],
  android: [
    <>
      <Page />
      <rect x="14" y="16" width="44" height="8" rx="4" fill={accent} />
    </>,
    <>
      <Page />
      <rect x="14" y="16" width="34" height="8" rx="4" fill={line} />
      <rect x="49" y="14" width="12" height="14" fill="var(--ground)" />
      <circle cx="55" cy="15.5" r="2" fill={accent} />
      <circle cx="55" cy="21" r="2" fill={accent} />
      <circle cx="55" cy="26.5" r="2" fill={accent} />
    </>,
  ],
};

/** The list from which the last choice is taken, alike on both. */
const choice = (
  <>
    <rect x="12" y="46" width="48" height="62" rx="6" fill="var(--higher)" stroke={edge} />
    <path d="M20 58h24M20 98h20M20 88h28" stroke={line} strokeWidth="4" strokeLinecap="round" />
    <rect x="15" y="66" width="42" height="15" rx="4" fill={accent} />
    <path d="M20 73.5h18m8-4v8m-4-4h8" stroke="var(--on-accent)" strokeWidth="2.2" strokeLinecap="round" />
  </>
);

/** What a step looks like on the phone; the words beside it say the same. */
export const StepPicture = ({ device, step }: { readonly device: Device; readonly step: number }) => (
  <svg viewBox="0 0 72 124" width="72" height="124" aria-hidden="true" className="shrink-0">
    <rect x="5" y="2" width="62" height="120" rx="11" fill="var(--ground)" stroke={edge} strokeWidth="2" />
    {steps[device][step] ?? choice}
    <path d="M28 116h16" stroke={edge} strokeWidth="2" strokeLinecap="round" />
  </svg>
);
