import { createElement } from 'react';
import { expect } from 'vitest';
import { openCdek } from '#tests/support/cdek-emulator.ts';
import { withMountedShop } from '#tests/support/fixtures/with-mounted-shop.ts';
import type { MountedShop } from '#tests/support/mounted/mounted-shop.ts';

let cdek: Awaited<ReturnType<typeof openCdek>>;
const it = withMountedShop(async ({ onCleanup }) => {
  cdek = await openCdek({ onEnd: onCleanup });
  return { env: { RATE_LOGIN: '200/15m', CDEK_URL: cdek.url } };
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
        import('../../src/admin/features/delivery/carrier-part.tsx'),
      ]);
    const place = page.document.createElement('div');
    place.id = 'part';
    page.document.body.append(place);
    const viewer = queryClient.getQueryData(sessionKey) as never;
    const shown = createElement(Viewer, { value: viewer }, createElement(part.CarrierPart));
    createRoot(place).render(
      createElement(query.QueryClientProvider, { client: queryClient }, shown),
    );
  });

it('the owner enters the keys, tries them, changes the town and takes the keys away', async ({
  office,
}) => {
  const page = await office.openAs('owner', '/admin/me');
  await mountPart(page);
  const part = page.locator('#part');
  await part.getByText(/^Ключи не.введены/).waitFor();
  await part.getByRole('button', { name: 'Ввести ключи' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  await dialog.getByLabel('Account').fill('account');
  await dialog.getByLabel('Город отправления').fill('Москва');
  await dialog.getByLabel('Регион').fill('Москва и область');
  await dialog.getByLabel('Как отдаём груз').selectOption('warehouse');
  await save.click();
  await dialog.getByText(/^Выберите регион/).waitFor();
  await dialog.getByLabel('Регион').fill('Москва');
  await save.click();
  await dialog.getByText(/^Введите оба ключа/).waitFor();
  await dialog.getByLabel('Secure password', { exact: true }).fill('wrong');
  await save.click();
  await part.getByText(/^Ключи введены/).waitFor();
  expect(await part.getByText(/Отправляем из: Москва; привозим/).count()).toBe(1);

  await part.getByRole('button', { name: 'Проверить' }).click();
  await part.getByText(/^СДЭК не.принял ключи/).waitFor();
  await part.getByRole('button', { name: 'Изменить' }).click();
  expect(await dialog.getByLabel('Account').inputValue()).toBe('');
  await dialog.getByLabel('Account').fill('account');
  await dialog.getByLabel('Secure password', { exact: true }).fill('secret');
  const point = dialog.getByLabel(/^Код пункта СДЭК/);
  await point.fill('Тверская, 1');
  await save.click();
  await dialog.getByText(/^Код пункта.— латинские/).waitFor();
  await dialog.getByLabel('Как отдаём груз').selectOption('door');
  await dialog.getByLabel(/^Откуда забирать/).fill('Тверская улица, 1');
  await dialog.getByLabel('Как отдаём груз').selectOption('warehouse');
  expect(await point.inputValue()).toBe('Тверская, 1');
  await point.fill('msk65');
  await save.click();
  await part.getByText(/^Привозим в.пункт MSK65/).waitFor();
  await part.getByRole('button', { name: 'Проверить' }).click();
  await part.getByText(/^СДЭК принял ключи и/).waitFor();

  await part.getByRole('button', { name: 'Убрать ключи' }).click();
  await dialog.getByRole('button', { name: 'Убрать ключи' }).click();
  await part.getByText(/^Ключи не.введены/).waitFor();
});
