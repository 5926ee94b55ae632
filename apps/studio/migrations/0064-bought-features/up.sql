-- Whether the site that a session came from allows a feature to be bought.
ALTER TABLE game_session ADD COLUMN may_buy_feature boolean NOT NULL DEFAULT false;
-- What a round costs whose feature was bought, in twentieths of the stake that was set: `stake_minor` is all of it.
ALTER TABLE round ADD COLUMN bought_units integer CHECK (bought_units > 20);
