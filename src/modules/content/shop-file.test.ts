import { expect, it } from 'vitest';
import { ContentRefused } from './problems.ts';
import { readShopFile } from './shop-file.ts';

const read = (orders: string) => readShopFile(`name: Лавка\norders:\n  ${orders}\n`, []);

it.for([
  ['guest_total: 50000', { guestTotalKopecks: 5_000_000 }],
  ['guest_total: 50 000', { guestTotalKopecks: 5_000_000 }],
  ['guest_total: 50000.00', { guestTotalKopecks: 5_000_000 }],
  ['guest_total: 1.250.000 ₽', { guestTotalKopecks: 125_000_000 }],
  ["guest_total: 50'000 руб.", { guestTotalKopecks: 5_000_000 }],
  ['guest_pieces: 3.00', { guestPieces: 3 }],
  ['unpaid_days: 5 дней', { unpaidDays: 5 }],
] as const)(
  'the numbers of shop.yaml are read as people write them: %s',
  async ([line, settings]) => {
    expect((await read(line)).settings).toMatchObject(settings);
  },
);

it.for([
  ['guest_total: 50.000', /orders\.guest_total.*«50\.000» можно прочесть как 50\s000 или 50\./],
  ['guest_total: 1,250', /«1,250» можно прочесть как 1\s250 или 1,25\./],
  ['guest_pieces: 2.5', /orders\.guest_pieces/],
  ['low_stock: много', /orders\.low_stock/],
] as const)('and refused where they can mean two, or are none: %s', async ([line, problem]) => {
  const refused = await read(line).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ContentRefused);
  expect((refused as ContentRefused).problems).toMatchObject([
    { file: 'shop.yaml', line: 3, message: expect.stringMatching(problem) },
  ]);
});
