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

const tileSizes = '(min-width: 1320px) 172px, 13vw';

export const GameHallPage = ({ data }: { data: GameHallData }) => {
  const { t } = useTranslation();
  const lobby = useLobby(data);
  const { choice, change, list } = lobby;
  const title = t(`game_types.${typeName(data.gtId)}`);
  return (
    <div className="wrap py-8">
      <LobbyHead data={data} />
      <LobbyDeskDoor lobby={lobby} />
      <div className="mb-5 flex items-end justify-between gap-8">
        <h1 className="text-[32px] leading-tight">{title}</h1>
        <LobbySearch lobby={lobby} className="w-96" />
      </div>
      <div className="flex flex-col gap-3">
        <ProviderChips data={data} />
        <StudioChips data={data} />
        <MaintenanceLine data={data} />
      </div>
      <div className="mt-4 mb-6 flex items-center gap-6 border-line border-b">
        <div className="min-w-0 flex-1">
          <LobbyTabs tabs={lobby.tabs} chosen={choice.tab} change={change} />
        </div>
        <LobbyCount total={list.total} />
        <LobbyPlayable data={data} chosen={choice.playable} change={change} />
        <div className="mb-2 flex gap-3 *:w-44">
          <LobbyLabelField data={data} chosen={choice.label} change={change} />
          <LobbySortField chosen={choice.sort} change={change} />
        </div>
      </div>
      <LobbyGrid
        lobby={list}
        providers={data.providers}
        gtId={data.gtId}
        className="[--cols:5] [--gap-x:1rem] [--gap-y:1.25rem] xl:[--cols:7]"
        sizes={tileSizes}
      />
    </div>
  );
};
