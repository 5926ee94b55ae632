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

const tileSizes = '(min-width: 1320px) 172px, 13vw';

export const LobbyBody = ({ data, gpId }: LobbyBodyProps) => {
  const { t } = useTranslation();
  const lobby = useLobby(data);
  const title = t(`game_types.${typeName(data.gtId)}`);
  return (
    <div className="wrap py-8">
      <LobbyHead data={data} />
      <div className="mb-5 flex items-end justify-between gap-8">
        <h1 className="text-[32px] leading-tight">{title}</h1>
        <LobbySearch lobby={lobby} className="w-96" />
      </div>
      <ProviderChips data={data} chosen={gpId} />
      <div className="mt-4 mb-6 flex items-center gap-6 border-line border-b">
        <div className="min-w-0 flex-1">
          <LobbyTabs lobby={lobby} />
        </div>
        <LobbyCount lobby={lobby} />
        <div className="mb-2 w-44">
          <LobbySortField lobby={lobby} />
        </div>
      </div>
      <LobbyGrid lobby={lobby} className="grid-cols-5 gap-x-4 gap-y-7 xl:grid-cols-7" sizes={tileSizes} />
    </div>
  );
};
