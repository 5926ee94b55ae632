-- A login to which a version of the service agreement stands open: nothing is played or paid in until it is accepted.
ALTER TABLE session ADD COLUMN agreement_due boolean NOT NULL DEFAULT false;

-- Whether a version holds on the site's day that the member has not accepted.
CREATE FUNCTION agreement_due(for_site integer, for_member integer, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM (
      SELECT max(service_agreement.version) AS version
        FROM service_agreement
        JOIN site ON site.id = service_agreement.site_id
       WHERE site.id = for_site
         AND service_agreement.version <= (at AT TIME ZONE site.time_zone)::date
    ) AS holding
    WHERE holding.version IS NOT NULL
      AND NOT EXISTS (SELECT FROM agreement_acceptance
                       WHERE member_id = for_member AND agreement_acceptance.version >= holding.version)
  )
$$;
