import { builtInRoleNames } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';

const builtIn: ReadonlySet<string> = new Set(builtInRoleNames);

/** A built-in role in words; one of the site's own by the name that it was given. */
export const useRoleName = (): ((name: string) => string) => {
  const translate = useTranslate();
  return (name) => (builtIn.has(name) ? translate(`office.role.${name}`) : name);
};
