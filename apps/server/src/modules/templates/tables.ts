import type { Generated } from 'kysely';

/** Tables of the templates module (migration 0098). `jsonb` texts are parsed by `localizedTextSchema` when read. */
export interface TemplateTables {
  readonly template_item: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly list: 'setting' | 'sponsor' | 'login';
    readonly model_version: string | null;
    readonly title: unknown;
    readonly content: unknown;
    readonly url: string;
    readonly photo: string;
    readonly sort: number;
    readonly enabled: boolean;
  };
  readonly register_background: {
    readonly site_id: number;
    readonly template: string;
    readonly photo: string;
  };
}
