-- An erasure takes the person out of what stays of an agent: addresses beside agreements, names of campaigns, words of disputes.
GRANT UPDATE (ip, user_agent) ON agent_agreement_acceptance TO pavilion_app;
GRANT UPDATE (name) ON agent_campaign TO pavilion_app;
GRANT UPDATE (words) ON agent_dispute TO pavilion_app;
