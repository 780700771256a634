-- Where a payment stands with its provider. What money came of it the events say; this says what is still to be asked.
ALTER TABLE payments
  -- `created`: its key is stored, and nothing is known of the provider's answer.
  ADD COLUMN state text NOT NULL DEFAULT 'succeeded' CHECK (state IN ('created', 'pending', 'authorised', 'succeeded', 'cancelled', 'failed')),
  ADD COLUMN reference text,
  ADD COLUMN pay_url text,
  ADD COLUMN expires_at timestamptz,
  -- Until when the provider may take to decide, as it says: a loan takes days.
  ADD COLUMN pending_until timestamptz,
  ADD COLUMN decline text,
  -- When the provider was asked last, and since when it says what is not understood.
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN unknown_since timestamptz,
  -- What a person has to look at: the provider and the shop say different things.
  ADD COLUMN trouble text,
  ADD COLUMN trouble_at timestamptz;
--> statement-breakpoint
CREATE UNIQUE INDEX payments_reference ON payments (provider, reference) WHERE reference IS NOT NULL;
--> statement-breakpoint
CREATE INDEX payments_open ON payments (asked_at, id) WHERE state IN ('created', 'pending', 'authorised');
--> statement-breakpoint
-- What providers have sent, without what belongs to a card. `payment_id`: null for a payment that the shop does not know.
CREATE TABLE provider_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('yookassa', 'tbank')),
  payment_id uuid REFERENCES payments (id) ON DELETE SET NULL,
  verdict text NOT NULL CHECK (verdict IN ('signed', 'unsigned', 'wrong signature', 'another account', 'unreadable')),
  body text NOT NULL,
  received_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX provider_messages_received ON provider_messages (received_at);
--> statement-breakpoint
-- Messages about payments that the shop does not know, by day: a few of them are kept whole, all are counted.
CREATE TABLE unknown_provider_messages (
  day date NOT NULL,
  provider text NOT NULL CHECK (provider IN ('yookassa', 'tbank')),
  messages integer NOT NULL,
  PRIMARY KEY (day, provider)
);
