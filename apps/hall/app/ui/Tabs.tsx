import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  readonly children?: ReactNode;
}

/** Tabs on Base UI; import it from pages that are loaded lazily, not from the home page. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) => (
  <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
    <Base.List
      aria-label={label}
      className="no-scrollbar relative flex gap-1 overflow-x-auto border-line border-b"
    >
      {tabs.map((tab) => (
        <Base.Tab
          key={tab.value}
          value={tab.value}
          className="h-11 shrink-0 px-4 font-semibold text-sm text-text-2 transition-colors hover:text-text data-[active]:text-accent"
        >
          {tab.label}
        </Base.Tab>
      ))}
      <Base.Indicator className="absolute bottom-0 left-[var(--active-tab-left)] h-0.5 w-[var(--active-tab-width)] bg-accent transition-[left,width]" />
    </Base.List>
    {children !== undefined && <Base.Panel value={value}>{children}</Base.Panel>}
  </Base.Root>
);
