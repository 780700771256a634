-- When the person in the account proved the e-mail. NULL, also for each e-mail confirmed before: those confirmations did not ask who was signed in.
ALTER TABLE customers ADD COLUMN email_proved_at timestamptz;
