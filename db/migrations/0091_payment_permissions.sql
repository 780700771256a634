-- Who could note payments can do so in their new place. A role that sees no sums could not: its screen has no such button.
UPDATE staff_roles SET permissions = permissions || ARRAY['payments.read', 'payments.manual']
WHERE permissions @> ARRAY['orders.money', 'customers.read'] AND NOT permissions && ARRAY['payments.read', 'payments.manual'];
