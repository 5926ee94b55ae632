import { useTranslation } from '../../../i18n/texts.ts';
import { typeName } from '../../catalogue/model/types.ts';
import { LobbySearch, LobbySortField, LobbyTabs, ProviderChips } from '../LobbyControls.tsx';
import { LobbyCount, LobbyGrid } from '../LobbyGrid.tsx';
import { LobbyHead } from '../LobbyHead.tsx';
import type { GameHallData } from '../model/loadLobby.ts';
import { useLobby } from '../model/useLobby.ts';

interface LobbyBodyProps {
  readonly data: GameHallData;
  readonly gpId: number | 'Popular' | undefined;
}

export const LobbyBody = ({ data, gpId }: LobbyBodyProps) => {
  const { t } = useTranslation();
  const lobby = useLobby(data);
  const title = t(`game_types.${typeName(data.gtId)}`);
  return (
    <div className="pb-[calc(5rem+env(safe-area-inset-bottom))]">
      <LobbyHead data={data} />
      <h1 className="sr-only">{title}</h1>
      <div className="sticky top-14 z-20 flex flex-col gap-3 border-line border-b bg-ground px-4 pt-3">
        <LobbySearch lobby={lobby} />
        <ProviderChips data={data} chosen={gpId} />
        <LobbyTabs lobby={lobby} />
      </div>
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <LobbyCount lobby={lobby} />
        <div className="w-40">
          <LobbySortField lobby={lobby} />
        </div>
      </div>
      <LobbyGrid
        lobby={lobby}
        className="grid-cols-3 gap-x-3 gap-y-5 px-4 min-[640px]:grid-cols-5"
        sizes="(min-width: 640px) 20vw, 31vw"
      />
    </div>
  );
};
