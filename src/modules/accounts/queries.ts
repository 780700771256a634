import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { customers } from './tables.ts';

export type CustomerRow = typeof customers.$inferSelect;

const sameEmail = (email: string) => sql`lower(${customers.email}) = lower(${email})`;

export async function selectCustomer(db: Database, id: number): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

/** The customer with a row lock until the transaction ends: password and address cannot change meanwhile. */
export async function selectCustomerForUpdate(
  db: Database,
  id: number,
): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id)).for('no key update');
  return row;
}

export async function selectCustomerByEmail(
  db: Database,
  email: string,
): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(sameEmail(email));
  return row;
}

/** Inserts a customer; undefined if the address is taken. */
export async function insertCustomer(
  db: Database,
  customer: typeof customers.$inferInsert,
): Promise<CustomerRow | undefined> {
  const [row] = await db.insert(customers).values(customer).onConflictDoNothing().returning();
  return row;
}

export async function updateCustomer(
  db: Database,
  id: number,
  change: Partial<typeof customers.$inferInsert>,
): Promise<CustomerRow | undefined> {
  const [row] = await db.update(customers).set(change).where(eq(customers.id, id)).returning();
  return row;
}
