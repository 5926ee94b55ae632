/** A paper envelope with a brass seal, drawn with the theme's own colours. */
export const EnvelopeArt = ({ className }: { readonly className?: string }) => (
  <svg viewBox="0 0 120 150" aria-hidden="true" className={className}>
    <rect x="8" y="6" width="104" height="138" rx="12" fill="var(--cinnabar)" />
    <path d="M8 18A12 12 0 0 1 20 6h80a12 12 0 0 1 12 12v34c-32 26-72 26-104 0z" fill="var(--cinnabar)" />
    <path
      d="M8 52c32 26 72 26 104 0"
      fill="none"
      stroke="var(--ground)"
      strokeOpacity=".28"
      strokeWidth="3"
    />
    <circle cx="60" cy="72" r="17" fill="var(--accent)" />
    <path
      d="M60 62v20M52 66h16M54 72h12M51 78h18"
      stroke="var(--on-accent)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path d="M22 128h76" stroke="var(--accent)" strokeOpacity=".55" strokeWidth="2" strokeDasharray="2 6" />
  </svg>
);
