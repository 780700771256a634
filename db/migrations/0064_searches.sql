-- What visitors search for, by days of the shop: how often, how many goods were found last, and how often one of them was opened. Nobody is
-- named: texts with an e-mail or a telephone number are not kept.
CREATE TABLE searches (
  day date NOT NULL,
  text text NOT NULL,
  asked integer NOT NULL DEFAULT 0,
  opened integer NOT NULL DEFAULT 0,
  found integer NOT NULL,
  PRIMARY KEY (day, text)
);
