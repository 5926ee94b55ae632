/** Tables of the sites module (migration 0001). `settings` is parsed by `storedSettingsSchema` when read. */
export interface SiteTables {
  readonly site: {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly time_zone: string;
    readonly languages: readonly string[];
    readonly currencies: readonly string[];
    readonly settings: unknown;
    readonly is_demo: boolean;
  };
  readonly site_host: {
    readonly host: string;
    readonly site_id: number;
  };
}
