import { Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';

interface ListTab {
  readonly name: string;
  readonly label: string;
  /** Part of the filter that this tab stands for. */
  readonly filter: Readonly<Record<string, unknown>>;
}

interface ListTabsProps {
  readonly label: string;
  readonly tabs: readonly ListTab[];
  /** The fields of the filter that the tabs set. */
  readonly fields: readonly string[];
}

/** Tabs over a list, each a part of its filter; what else is filtered stays. */
export const ListTabs = ({ label, tabs, fields }: ListTabsProps) => {
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const of = (filter: Readonly<Record<string, unknown>>): string =>
    JSON.stringify(fields.map((field) => filter[field] ?? null));
  const chosen = tabs.find(({ filter }) => of(filter) === of(filterValues ?? {}))?.name ?? false;
  const choose = (name: string): void => {
    const rest = Object.fromEntries(
      Object.entries(filterValues ?? {}).filter(([key]) => !fields.includes(key)),
    );
    const tab = tabs.find((candidate) => candidate.name === name);
    setFilters({ ...rest, ...tab?.filter }, displayedFilters);
  };
  return (
    <Tabs
      value={chosen}
      onChange={(_event, name: string) => choose(name)}
      aria-label={label}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ marginBottom: 1 }}
    >
      {tabs.map((tab) => (
        <Tab key={tab.name} value={tab.name} label={tab.label} />
      ))}
    </Tabs>
  );
};
