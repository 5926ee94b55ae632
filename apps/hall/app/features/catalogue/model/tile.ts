import type { GameTypeId, Locale, Theme } from '@pavilion/contract';
import { localized } from '@pavilion/contract';
import type { GameEntry, GameType } from '@pavilion/contract/catalogue';
import { isLightTheme } from '../../../theme/lightThemes.ts';

/** A game as a tile shows it: one language, the provider by name. Lean, for it travels in the page. */
export interface GameTileData {
  readonly gameId: number;
  readonly gpId: number;
  readonly gameType: GameTypeId;
  readonly gameCode: string;
  readonly name: string;
  readonly provider: string;
  /** Address of the provider's mark. */
  readonly mark: string;
  /** Studio under the provider; 0 when it has only one. */
  readonly house: number;
  /** Address of the picture without size and type. */
  readonly icon: string;
  readonly state: GameEntry['state'];
  readonly isNew: boolean;
  readonly isHot: boolean;
  /** Return to player in hundredths of a percent; null when the type states none. */
  readonly rtpBp: number | null;
  /** Its bets return differently: that is the best of those that it is about. */
  readonly isRtpUpTo: boolean;
  readonly stakeMin: string | null;
  readonly stakeMax: string | null;
  /** It can be tried with play money. */
  readonly hasDemo?: true;
  /** An operator's own link in the place of a game. */
  readonly customUrl?: string | undefined;
}

export interface ProviderName {
  readonly name: string;
  readonly mark: string;
  readonly hasDemo: boolean;
}

/** Providers by gp_id, as the game types list them. */
export const providersById = (types: readonly GameType[]): ReadonlyMap<number, ProviderName> =>
  new Map(
    types.flatMap((type) =>
      type.gp_list.map(
        ({ gp_id, gp_name, mark, has_demo }) => [gp_id, { name: gp_name, mark, hasDemo: has_demo }] as const,
      ),
    ),
  );

/** The picture of a game for the ground that it lies on. */
export const iconOn = (
  theme: Theme,
  { icon_light, icon_dark }: Pick<GameEntry, 'icon_light' | 'icon_dark'>,
): string => (isLightTheme(theme) ? icon_light : icon_dark);

/** An operator's own link is no game, and nothing to try. */
export const whatBesides = (
  hasDemo: boolean,
  customUrl: string | undefined,
): Pick<GameTileData, 'hasDemo' | 'customUrl'> =>
  customUrl === undefined ? (hasDemo ? { hasDemo } : {}) : { customUrl };

export interface TileFacts {
  readonly providers: ReadonlyMap<number, ProviderName>;
  readonly locale: Locale;
  readonly theme: Theme;
}

export const toTile = (game: GameEntry, { providers, locale, theme }: TileFacts): GameTileData => {
  const provider = providers.get(game.gp_id);
  return {
    gameId: game.game_id,
    gpId: game.gp_id,
    gameType: game.game_type,
    gameCode: game.game_code,
    name: localized(game.game_name, locale),
    provider: provider?.name ?? '',
    mark: provider?.mark ?? '',
    house: game.house,
    icon: iconOn(theme, game),
    state: game.state,
    isNew: game.is_new === 1,
    isHot: game.is_hot === 1,
    rtpBp: game.rtp_bp,
    isRtpUpTo: game.rtp_up_to === 1,
    stakeMin: game.stake_min,
    stakeMax: game.stake_max,
    ...whatBesides(provider?.hasDemo ?? false, game.custom_url),
  };
};
