import { expect, it } from 'vitest';
import type { AuditEntry } from '#contracts/admin/staff/audit.ts';
import { changeText } from './audit-changes.ts';
import { thingText } from './audit-words.ts';

const said = (field: string, change: Parameters<typeof changeText>[1]) =>
  changeText(field, change, 'Europe/Moscow');

it('a change of the log is told in the words of the screens', () => {
  expect(said('filters', { from: null, to: 'color, dimensions_width, own:Нагрузка' })).toBe(
    'фильтры: — → Цвет, Ширина, Нагрузка',
  );
  expect(said('characteristics', 'changed')).toBe('свои характеристики товаров: изменено');
  expect(said('search_pages', 'changed')).toMatch(/^страницы по.словам поиска: изменено$/);
});

it('a thing of the log is named in Russian, or not at all', () => {
  const thing = (entity: string, entity_id: string, named = '') =>
    thingText({ entity, entity_id, named } as AuditEntry);
  expect(thing('documents', 'policy/2')).toBe('политика, редакция 2');
  expect(thing('invitation', '0b1c', 'vera@example.ru')).toBe('vera@example.ru');
  expect(thing('settings', 'shop') + thing('redirect', 'many') + thing('order', 'all')).toBe('');
  expect(thing('pages', 'delivery')).toBe('delivery');
});
