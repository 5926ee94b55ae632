-- Until the first posting of a new hall its sums were taken for gathered up to transfers that did not exist yet, and those
-- were then in no report. Where moves are missing everything is gathered anew, by the job of the minute.
DO $$
BEGIN
  IF (SELECT through_transfer_id FROM report.progress) > 0 AND (SELECT coalesce(sum(moves), 0) FROM report.flow) < (
    SELECT count(*) FROM ledger.move WHERE transfer_id <= (SELECT through_transfer_id FROM report.progress))
  OR (SELECT through_transfer_id FROM report.progress)
    > coalesce((SELECT max(through_transfer_id) FROM ledger.horizon), 0) THEN
    PERFORM report.begin_anew();
  END IF;
END $$;
