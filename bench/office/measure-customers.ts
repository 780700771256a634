import { customersCalls } from '#contracts/admin/customers/calls.ts';
import type { Times } from '../times.ts';
import type { askedAs } from './asked-as.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** The list of customers and their cards, over as many people as the orders have phones. */
export async function measureCustomers({
  get,
  timed,
}: ReturnType<typeof askedAs>): Promise<Times[]> {
  const list = (query: Record<string, string>) =>
    `${customersCalls.list.url}?${new URLSearchParams(query)}`;
  const { rows } = (await get(list({ limit: '100' }))) as { rows: Row[] };
  const searched = (of: (row: Row) => string) => rows.map((row) => list({ text: of(row) }));
  return [
    await timed('customers, the latest', [list({}), list({ kind: 'guest' })]),
    await timed(
      'customers by name',
      searched(({ name }) => name),
    ),
    await timed('customers by a word of many', [list({ text: 'имя7' }), list({ text: 'фамил' })]),
    await timed(
      'customers by four digits',
      searched(({ phone }) => phone.slice(-4)),
    ),
    await timed(
      'customers by e-mail',
      searched(({ email }) => email),
    ),
    await timed(
      'customer',
      rows.map(({ id }) => customersCalls.card.url.replace(':id', `${id}`)),
    ),
  ];
}
