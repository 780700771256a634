import { expect } from 'vitest';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedPage } from '../support/mounted/page.ts';

/** Settings that cannot be read on the way to the home page: those of before stay in use, and it is said and logged. */
const it = withMountedShop();

/** From now on the settings cannot be read. Gives what the page logs. */
async function failSettings(page: MountedPage): Promise<string[]> {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const failure = { status: 500, body: '' };
  await page.route('**/callback/site-settings/', (route) => route.fulfill(failure));
  return logged;
}

const goHome = (page: MountedPage) =>
  page.getByRole('banner').getByRole('link', { name: 'Горница, на главную' }).click();

const sidebar = (page: MountedPage) => page.getByRole('complementary', { name: 'Мы на связи' });
const slider = (page: MountedPage) => page.getByRole('region', { name: 'Баннеры' });
const strip = (page: MountedPage) =>
  page.getByRole('region', { name: 'Популярные категории' }).getByRole('link').allTextContents();

async function expectSaidAndLogged(page: MountedPage, logged: string[]): Promise<void> {
  await sidebar(page).getByText('Something went wrong!', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'Новинки' }).getByRole('article').first().waitFor();
  expect(logged).toEqual([expect.stringContaining('a block of a page was not loaded')]);
}

it('one who comes from another page is told §8.11 8.12', async ({ shop }) => {
  const page = await shop.open('/category/');
  const logged = await failSettings(page);
  await goHome(page);
  await expectSaidAndLogged(page, logged);
});

it('one who comes back sees the slides of before §8.11 8.12', async ({ shop }) => {
  const page = await shop.open('/');
  const before = await slider(page).getByRole('link').allTextContents();
  expect(before.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Диваны', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Диваны' }).waitFor();
  const logged = await failSettings(page);
  await goHome(page);
  await expectSaidAndLogged(page, logged);
  expect(await slider(page).getByRole('link').allTextContents()).toEqual(before);
});

it('one who loads the home page anew by its logo keeps name, slides and categories §8.11 8.12', async ({
  shop,
}) => {
  const page = await shop.open('/');
  const before = await strip(page);
  expect(before.length).toBeGreaterThan(1);
  const logged = await failSettings(page);
  await goHome(page);
  await expectSaidAndLogged(page, logged);
  expect(await strip(page)).toEqual(before);
  await slider(page).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Горница, на главную' }).waitFor();
});

it('the next home page that can be read says nothing of it any more §8.12', async ({ shop }) => {
  const page = await shop.open('/category/');
  const logged = await failSettings(page);
  await goHome(page);
  await expectSaidAndLogged(page, logged);
  await page.unrouteAll();
  await goHome(page);
  await sidebar(page).getByText('Something went wrong!').waitFor({ state: 'detached' });
});
