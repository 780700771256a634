import { expect } from 'vitest';
import { connectDatabase } from '#platform/database/database.ts';
import { throwError } from '#tests/support/database-url.ts';
import { emptyCatalogue, importFeed } from '#tests/support/feed.ts';
import { withShop } from '#tests/support/fixtures/with-shop.ts';
import { indexChangedProducts } from '../index-products.ts';

const it = withShop();

const goods = `Артикул;Название;Категория;Цена;Цоколь
Р-1;Рама Афина 27;Декор;900;
Р-2;Рама Мия 14;Декор;900;
Л-1;Фонарь Луч;Свет;900;E27
Л-2;Фонарь Зенит;Свет;900;Е27
Л-3;Фонарь Мираж;Свет;900;E14
Л-4;Крепление М8;Свет;900;`;

it.beforeAll(async ({ shop }) => {
  await emptyCatalogue(shop.db);
  const { pool, close } = connectDatabase(shop.databaseUrl, 2, throwError);
  await importFeed(pool, goods);
  await close();
  await indexChangedProducts(shop.db, { all: true });
});

it.for([
  ['E27', ['Фонарь Луч', 'Фонарь Зенит', 'Рама Афина 27']],
  ['е27', ['Фонарь Луч', 'Фонарь Зенит', 'Рама Афина 27']],
  ['фонарь e14', ['Фонарь Мираж']],
  ['27', ['Рама Афина 27', 'Фонарь Луч', 'Фонарь Зенит']],
  ['m8', ['Крепление М8']],
  ['Щ14', ['Рама Мия 14', 'Фонарь Мираж']],
] as const)(
  '%s finds products with the whole code before those with its number: %j',
  async ([text, names], { shop }) => {
    const url = `/api/products/?search=${encodeURIComponent(text)}`;
    const { results } = (await shop.app.inject(url)).json();
    expect(results.map(({ name }: { name: string }) => name)).toEqual(names);
  },
);
