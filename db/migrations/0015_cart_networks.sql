-- A digest of the network that an open guest cart came from: the carts of one network are limited. NULL once the cart is ordered or
-- belongs to a customer.
ALTER TABLE carts ADD COLUMN network text;
--> statement-breakpoint
CREATE INDEX carts_network ON carts (network, updated_at) WHERE network IS NOT NULL;
