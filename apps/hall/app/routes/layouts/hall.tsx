import { Outlet } from 'react-router';
import { servicesContext } from '../../base/services.ts';
import { WallDoor } from '../../features/popups/WallDoor.tsx';
import { loadShell } from '../../features/shell/model/loadShell.ts';
import { useLiveShell } from '../../features/template/model/useLiveShell.ts';
import { ShellContext } from '../../state/ShellContext.tsx';
import { TemplatePage } from '../../templates/TemplatePage.tsx';
import type { Route } from './+types/hall';

export const loader = ({ context }: Route.LoaderArgs) => loadShell(context.get(servicesContext));

export const shouldRevalidate = () => false;

const HallLayout = ({ loaderData }: Route.ComponentProps) => {
  const shell = useLiveShell(loaderData);
  return (
    <ShellContext value={shell}>
      <TemplatePage name="HallShell" props={{ data: shell, children: <Outlet /> }} />
      <WallDoor />
    </ShellContext>
  );
};
export default HallLayout;
