import { useTranslation } from '../../../i18n/texts.ts';
import { typeName } from '../../catalogue/model/types.ts';
import {
  LobbyLabelField,
  LobbyPlayable,
  LobbySearch,
  LobbySortField,
  LobbyTabs,
  MaintenanceLine,
  ProviderChips,
  StudioChips,
} from '../LobbyControls.tsx';
import { LobbyDeskDoor } from '../LobbyDeskDoor.tsx';
import { LobbyCount, LobbyGrid } from '../LobbyGrid.tsx';
import { LobbyHead } from '../LobbyHead.tsx';
import type { GameHallData } from '../model/loadLobby.ts';
import { useLobby } from '../model/useLobby.ts';

export const GameHallPage = ({ data }: { data: GameHallData }) => {
  const { t } = useTranslation();
  const lobby = useLobby(data);
  const { choice, change, list } = lobby;
  const title = t(`game_types.${typeName(data.gtId)}`);
  return (
    <div className="pb-[calc(5rem+env(safe-area-inset-bottom))]">
      <LobbyHead data={data} />
      <LobbyDeskDoor lobby={lobby} />
      <h1 className="sr-only">{title}</h1>
      <div className="sticky top-14 z-20 flex flex-col gap-3 border-line border-b bg-ground px-4 pt-3">
        <LobbySearch lobby={lobby} />
        <ProviderChips data={data} />
        <StudioChips data={data} />
        <LobbyTabs tabs={lobby.tabs} chosen={choice.tab} change={change} />
      </div>
      <MaintenanceLine data={data} className="mx-4 mt-3" />
      <div className="flex gap-2 px-4 pt-3 *:min-w-0 *:flex-1">
        <LobbyLabelField data={data} chosen={choice.label} change={change} />
        <LobbySortField chosen={choice.sort} change={change} />
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-4 pt-1.5 pb-2.5">
        <LobbyCount total={list.total} />
        <LobbyPlayable data={data} chosen={choice.playable} change={change} />
      </div>
      <LobbyGrid
        lobby={list}
        providers={data.providers}
        gtId={data.gtId}
        className="px-4 [--cols:3] [--gap-x:0.75rem] [--gap-y:0.75rem] min-[640px]:[--cols:5]"
        sizes="(min-width: 640px) 20vw, 31vw"
      />
    </div>
  );
};
