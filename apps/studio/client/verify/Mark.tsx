/** Whether a recomputed value is the one that was told; nothing where none was. */
export const Mark = ({ agrees, yes, no }: { agrees: boolean | null; yes: string; no: string }) =>
  agrees === null ? null : (
    <strong className={agrees ? 'agrees' : 'differs'}>{agrees ? `✓ ${yes}` : `✗ ${no}`}</strong>
  );
