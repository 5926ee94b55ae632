import type { Generated } from 'kysely';

/** Tables of the content module (migration 0030). `jsonb` texts are parsed by `localizedTextSchema` when read. */
export interface ContentTables {
  readonly banner: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly use_type: number;
    readonly title: unknown;
    readonly subtitle: unknown;
    readonly action: unknown;
    readonly scene: string;
    readonly link_type: number;
    readonly link_method: number;
    readonly url: string;
    readonly link_gp_id: number | null;
    readonly link_gt_id: number | null;
    readonly link_game_code: string | null;
    readonly link_currency: string | null;
    readonly sort: number;
    readonly enabled: boolean;
    readonly starts_at: Date | null;
    readonly ends_at: Date | null;
  };
  readonly marquee: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly content: unknown;
    readonly display_before_login: boolean;
    readonly display_after_login: boolean;
    readonly sort: number;
    readonly enabled: boolean;
    readonly starts_at: Date | null;
    readonly ends_at: Date | null;
  };
  readonly bulletin: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly display_device: number;
    readonly display_content: number;
    readonly title: unknown;
    readonly content: unknown;
    readonly sort: number;
    readonly enabled: boolean;
    readonly starts_at: Date | null;
    readonly ends_at: Date | null;
    readonly updated_at: Date;
  };
  readonly bulletin_hidden: {
    readonly site_id: number;
    readonly member_id: number;
    readonly bulletin_id: number;
    readonly hidden_at: Date;
  };
  readonly jackpot: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly code: string;
    readonly currency: string;
    readonly seed_minor: bigint;
    /** What was last counted in the pot; null before the first time. */
    readonly shown_minor: bigint | null;
    readonly enabled: Generated<boolean>;
    /** By locale; empty for one of which no name is known. */
    readonly names: Generated<unknown>;
    /** It drops at this amount at the latest; null for one that may grow on. */
    readonly drops_by_minor: bigint | null;
  };
  readonly footer_section: {
    readonly site_id: number;
    readonly section: string;
    readonly title: unknown;
    readonly sort: number;
  };
  readonly footer_link: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly section: string;
    readonly template: 'wide' | 'narrow' | 'both';
    readonly model_version: string | null;
    readonly title: unknown;
    readonly url: string;
    readonly icon: string | null;
    readonly sort: number;
    readonly enabled: boolean;
  };
  readonly float_item: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly kind: 'customer_service' | 'app' | 'link' | 'top';
    readonly title: unknown;
    readonly url: string;
    readonly icon: string | null;
    readonly sort: number;
    readonly enabled: boolean;
  };
  readonly content_page: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly kind: 'main' | 'faq' | 'discount' | 'sponsor';
    readonly slug: string;
    readonly title: unknown;
    readonly summary: unknown;
    readonly content: unknown;
    readonly scene: string;
    readonly sort: number;
    readonly enabled: boolean;
    readonly updated_at: Date;
  };
}
