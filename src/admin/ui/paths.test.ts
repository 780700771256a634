import { expect, it } from 'vitest';
import { valueAt, withValue } from './paths.ts';

const shop = {
  name: 'Светлица',
  contacts: { phone: '1' },
  phones: [{ label: 'а' }, { label: 'б' }],
};

it('reads and replaces a value of a tree, and leaves the tree as it was', () => {
  expect(valueAt(shop, 'contacts.phone')).toBe('1');
  expect(valueAt(shop, 'phones.1.label')).toBe('б');
  expect(valueAt(shop, 'called.genitive')).toBeUndefined();
  expect(withValue(shop, 'phones.1.label', 'в').phones).toEqual([{ label: 'а' }, { label: 'в' }]);
  expect(withValue(shop, 'contacts.fallback.phone', '2').contacts).toEqual({
    phone: '1',
    fallback: { phone: '2' },
  });
  expect(shop.phones[1]).toEqual({ label: 'б' });
});
