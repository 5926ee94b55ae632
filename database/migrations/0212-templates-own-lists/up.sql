-- What only one template shows (spec §7 `template`), as items of templates have it (migration 0098).

-- The one template whose lists of types and providers have it; null for all of them.
ALTER TABLE site_provider ADD COLUMN model_version text CHECK (model_version ~ '^H5_[1-8]$');

-- The one template whose footer carries the link; null for all of them.
ALTER TABLE footer_link ADD COLUMN model_version text CHECK (model_version ~ '^H5_[1-8]$');
