-- A pot that grows holds what it opened with: a row was written only when something was brought to it, and what a pot
-- starts from may be another amount from now on (decision 0406).
INSERT INTO jackpot (gp_id, jackpot_id, currency, amount)
SELECT gp_id, jackpot_id, currency, seed_minor FROM light_pot WHERE state = 'growing'
ON CONFLICT (gp_id, jackpot_id, currency) DO NOTHING;
