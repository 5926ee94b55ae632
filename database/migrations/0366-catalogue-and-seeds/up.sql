-- Whether the bets of a game return differently: its return is then the most that it comes to (decision 0405).
ALTER TABLE game ADD COLUMN rtp_up_to boolean NOT NULL DEFAULT false;

-- What the studio's three lights start from is worth the same in every currency (decision 0406). What a pot holds stays; the
-- next one starts from this. What staff have set to something else stays as well.
UPDATE jackpot j SET seed_minor = s.parts_new * l.parts
  FROM (VALUES ('VND', 1000, 800), ('WON', 100, 40), ('JPY', 20, 4), ('THB', 100, 80), ('USD', 20, 4),
    ('MMK', 10000, 8000), ('BDT', 200, 400), ('NGN', 2000, 4000)) AS s (currency, parts_old, parts_new),
    (VALUES ('light-firefly', 250), ('light-lamp', 2500), ('light-moon', 25000)) AS l (wire_id, parts)
 WHERE j.gp_id = (SELECT gp_id FROM provider WHERE gp_code = 'LANTERN')
   AND j.wire_id = l.wire_id AND j.currency = s.currency AND j.seed_minor = s.parts_old * l.parts;
