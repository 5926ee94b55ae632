import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import { roleList } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useRoleName } from './roleName.ts';

interface RoleChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (roles: readonly string[]) => void;
  /** Built-in roles alone: a site's own are given on that site. */
  readonly isEverywhere?: boolean;
}

/** The roles of this site to tick. */
export const RoleChoice = ({ chosen, onChange, isEverywhere = false }: RoleChoiceProps) => {
  const translate = useTranslate();
  const roleName = useRoleName();
  const roles = useAnswer(roleList, {});
  const toggle = (name: string): void =>
    onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">{translate('resources.staff.fields.roles')}</FormLabel>
      <Refusal failure={roles.error} />
      <FormGroup row>
        {roles.data?.rows
          .filter(({ is_built_in: isBuiltIn }) => isBuiltIn || !isEverywhere)
          .map(({ name }) => (
            <FormControlLabel
              key={name}
              control={<Checkbox checked={chosen.includes(name)} onChange={() => toggle(name)} />}
              label={roleName(name)}
            />
          ))}
      </FormGroup>
    </FormControl>
  );
};
