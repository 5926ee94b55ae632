import type { Generated } from 'kysely';

/** Tables of the catalogue module (migration 0035). */
export interface CatalogueTables {
  readonly provider: {
    readonly gp_id: number;
    readonly gp_code: string;
    readonly name: unknown;
    readonly wallet: 'seamless' | 'transfer';
    readonly mark: string | null;
    readonly picture: Buffer | null;
    readonly active: boolean;
    readonly houses: unknown;
  };
  readonly site_provider: {
    readonly site_id: number;
    readonly gp_id: number;
    readonly enabled: boolean;
    readonly maintenance_start_at: Date | null;
    readonly maintenance_end_at: Date | null;
    readonly model_version: string | null;
    readonly sort: number;
  };
  readonly game: {
    readonly id: Generated<number>;
    readonly gp_id: number;
    readonly gt_id: number;
    readonly game_code: string;
    readonly names: unknown;
    readonly house: number;
    readonly state: 'live' | 'coming_soon' | 'maintenance';
    readonly customized: boolean;
    readonly custom_url: string | null;
    readonly rtp_bp: number | null;
    readonly rtp_up_to: Generated<boolean>;
    readonly currencies: readonly string[] | null;
    readonly on_desktop: boolean;
    readonly on_mobile: boolean;
    readonly motif: string | null;
    readonly picture: Buffer | null;
  };
  readonly game_limit: {
    readonly game_id: number;
    readonly currency: string;
    readonly stake_min_minor: bigint;
    readonly stake_max_minor: bigint;
  };
  readonly site_game: {
    readonly site_id: number;
    readonly game_id: number;
    readonly enabled: boolean;
    readonly sort: number;
    readonly is_new: boolean;
    readonly hot_rank: number | null;
  };
  readonly game_tag: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly name: unknown;
    readonly sort: number;
    readonly enabled: boolean;
  };
  readonly site_game_tag: {
    readonly site_id: number;
    readonly tag_id: number;
    readonly game_id: number;
  };
  readonly member_favorite: {
    readonly site_id: number;
    readonly member_id: number;
    readonly game_id: number;
    readonly created_at: Date;
  };
}
