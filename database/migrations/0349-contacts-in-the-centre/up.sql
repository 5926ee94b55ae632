-- A mail address and a phone are two ways back into an account: members may add both, whatever the sign-up asks for. A site
-- that has said something of the field keeps it.
INSERT INTO register_setting (site_id, currency, name, is_display, is_required, is_unique, is_verification,
                              is_member_center, is_member_center_verification, sort)
SELECT form.site_id, form.currency, field.name, false, false, true, false, true, field.is_phone,
       (SELECT max(sort) FROM register_setting last WHERE last.site_id = form.site_id AND last.currency = form.currency)
         + field.place
  FROM (SELECT DISTINCT site_id, currency FROM register_setting) AS form
 CROSS JOIN (VALUES ('member_email', false, 1), ('member_phone', true, 2)) AS field (name, is_phone, place)
ON CONFLICT (site_id, currency, name) DO NOTHING;
