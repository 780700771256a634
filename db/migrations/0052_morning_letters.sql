-- The days on which the morning letter to the shop was queued.
CREATE TABLE morning_letters (day date PRIMARY KEY);
