import { beforeEach, expect } from 'vitest';
import { saveTerms, someTerms } from '#tests/support/delivery-terms.ts';
import { fixturesOf, withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';

const it = withMountedShop({ env: { RATE_LOGIN: '200/15m' } });
const { office } = fixturesOf(it);

const nameOfTver = (page: Page) => page.getByLabel('Название зоны').first();

/** Two owners have the terms open, and the quicker one has renamed the first zone. */
async function lateSave() {
  const [slow, quick] = [
    await office.openAs('owner', '/admin/delivery'),
    await office.openAs('owner', '/admin/delivery'),
  ] as const;
  for (const page of [slow, quick]) {
    await page.getByText('Тверь', { exact: true }).first().click();
    await nameOfTver(page).waitFor();
  }
  await nameOfTver(slow).fill('Тверь и пригород');
  await nameOfTver(quick).fill('Город Тверь');
  await quick.getByRole('button', { name: 'Сохранить', exact: true }).first().click();
  await quick.getByText('Условия доставки сохранены').waitFor();
  await slow.getByRole('button', { name: 'Сохранить', exact: true }).first().click();
  await slow.getByRole('button', { name: 'Взять то, что в\u00a0магазине' }).waitFor();
  return slow;
}

beforeEach(async () => saveTerms(await office.complete('owner'), someTerms));

it('terms that another has saved meanwhile are asked about: what is typed goes over them', async () => {
  const page = await lateSave();
  await page.getByRole('button', { name: 'Оставить моё и\u00a0сохранить поверх' }).click();
  await page.getByText('Условия доставки сохранены').waitFor();
  await page.reload();
  await page.getByText('Тверь и пригород').first().waitFor();
});

it('or is given up for them', async () => {
  const page = await lateSave();
  await page.getByRole('button', { name: 'Взять то, что в\u00a0магазине' }).click();
  await page.getByText('Город Тверь').first().waitFor();
  expect(await page.getByText('Тверь и пригород').count()).toBe(0);
});

it('a try that goes beyond a bound is told which, at the field and above the packages', async () => {
  const page = await office.openAs('owner', '/admin/delivery');
  const trial = page.getByRole('region', { name: 'Что увидит покупатель' });
  await trial.getByRole('textbox', { name: 'Город', exact: true }).fill('Тверь');
  await trial.getByRole('textbox', { name: 'Цена вещи, ₽' }).fill('99999999999999999');
  await trial.getByRole('button', { name: 'Посчитать' }).click();
  await trial.getByText('Не больше 1\u00a0000\u00a0000\u00a0000').waitFor();
  await trial.getByRole('textbox', { name: 'Цена вещи, ₽' }).fill('1000');
  await trial.getByRole('button', { name: 'Добавить упаковку' }).click();
  await trial.getByRole('textbox', { name: /^Ширина/ }).fill('20001');
  await trial.getByRole('button', { name: 'Посчитать' }).click();
  await trial.getByText('Строка 1, ширина: Не больше 20\u00a0000', { exact: false }).waitFor();
});

it('a price beyond the bound is told what a price can be, before and after it is saved', async () => {
  const page = await office.openAs('owner', '/admin/delivery');
  await page.getByText('Тверь', { exact: true }).first().click();
  const price = page.getByLabel('Цена, ₽').first();
  const told = page.getByText('Сумма от\u00a00 до\u00a010\u00a0000\u00a0000\u00a0₽');
  for (const sum of ['99999999999999', '-5']) {
    await price.fill('1500');
    await told.first().waitFor({ state: 'hidden' });
    await price.fill(sum);
    await told.first().waitFor();
    await page.getByRole('button', { name: 'Сохранить', exact: true }).first().click();
    await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText('нужно число').count()).toBe(0);
  }
});
