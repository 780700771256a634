import { createElement } from 'react';
import { expect } from 'vitest';
import { openDadata } from '#tests/support/dadata-emulator.ts';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedShop } from '#tests/support/mounted/mounted-shop.ts';

const KEY = '0123456789-key-of-tests';
let dadata: Awaited<ReturnType<typeof openDadata>>;
const it = withMountedShop(async ({ onCleanup }) => {
  dadata = await openDadata({ key: KEY, onEnd: onCleanup });
  return { env: { RATE_LOGIN: '200/15m', DADATA_URL: dadata.url } };
});

type Page = Awaited<ReturnType<MountedShop['open']>>;

/** Mounts the part below an open page of the office, with its session. */
const mountPart = (page: Page) =>
  page.evaluate(async () => {
    const [{ createRoot }, query, { queryClient }, { Viewer }, { sessionKey }, part] =
      await Promise.all([
        import('react-dom/client'),
        import('@tanstack/react-query'),
        import('../../src/admin/api/query-client.ts'),
        import('../../src/admin/api/session.ts'),
        import('../../src/admin/api/session-key.ts'),
        import('../../src/admin/features/delivery/address-part.tsx'),
      ]);
    const place = page.document.createElement('div');
    place.id = 'part';
    page.document.body.append(place);
    const viewer = queryClient.getQueryData(sessionKey) as never;
    const shown = createElement(Viewer, { value: viewer }, createElement(part.AddressPart));
    createRoot(place).render(
      createElement(query.QueryClientProvider, { client: queryClient }, shown),
    );
  });

it('the owner enters the key and the budget, tries the key, and takes it away', async ({
  office,
}) => {
  const page = await office.openAs('owner', '/admin/me');
  await mountPart(page);
  const part = page.locator('#part');
  await part.getByText(/^Ключ не.введён/).waitFor();
  await part.getByRole('button', { name: 'Ввести ключ' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  const key = dialog.getByLabel('API-ключ', { exact: true });
  const budget = dialog.getByLabel(/^Запросов в.день/);
  expect(await budget.inputValue()).toBe('8000');
  await save.click();
  await dialog.getByText(/^Введите ключ из/).waitFor();
  await key.fill('wrong');
  await budget.fill('много');
  await save.click();
  await expect.poll(() => budget.getAttribute('aria-invalid')).toBe('true');
  expect(await key.inputValue()).toBe('wrong');
  await budget.fill('2 500');
  await save.click();
  await part.getByText(/^Ключ введён/).waitFor();
  await part.getByText(/^Сегодня: 0.запросов из.2.500/).waitFor();

  await part.getByRole('button', { name: 'Проверить' }).click();
  await part.getByText(/^DaData отказала: ключ неверный/).waitFor();
  await part.getByText(/^Сегодня: 1.запрос из/).waitFor();
  await part.getByText(/^DaData сегодня отказала/).waitFor();
  await part.getByRole('button', { name: 'Изменить' }).click();
  expect(await key.inputValue()).toBe('');
  await key.fill(KEY);
  await save.click();
  await expect.poll(() => part.getByText(/^DaData сегодня отказала/).count()).toBe(0);
  await part.getByRole('button', { name: 'Проверить' }).click();
  await part.getByText(/^DaData приняла ключ/).waitFor();
  expect(await part.getByText(/^DaData сегодня отказала/).count()).toBe(0);

  await part.getByRole('button', { name: 'Убрать ключ' }).click();
  await dialog.getByRole('button', { name: 'Убрать ключ' }).click();
  await part.getByText(/^Ключ не.введён/).waitFor();
});
