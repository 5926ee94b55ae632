-- What the house got back of a win that staff refused stood on nobody's day, so that the win itself lowered the bill of the
-- member's agent for good (routines/days.sql). Where there is such a win the sums are gathered anew, by the job of the minute.
DO $$
BEGIN
  IF EXISTS (SELECT FROM public.withheld_win WHERE state = 'refused') THEN
    PERFORM report.begin_anew();
  END IF;
END $$;

-- For the rounds of a member's day: what was withheld of them, and refused.
CREATE INDEX withheld_win_by_member ON withheld_win (member_id, gp_id);
