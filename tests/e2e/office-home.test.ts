import sharp from 'sharp';
import { describe } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP } from '#tests/support/shop-in-browser.ts';

const it = withShopInBrowser({ callsFail: true, env: { RATE_LOGIN: '200/15m' } });

const picture = () =>
  sharp({ create: { width: 900, height: 400, channels: 3, background: '#6a7f5b' } })
    .png()
    .toBuffer();

describe('the home page in the office', () => {
  it('takes a pasted and a dropped picture', async ({ office }) => {
    const page = await office.openAs('content', '/admin/site-home');
    await page.getByRole('heading', { name: 'Версии' }).waitFor();
    await page.getByRole('button', { name: 'Добавить слайд' }).click();
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP.viewport);
    const slide = page.locator('.sortable__item', { hasText: 'Новый слайд' });
    const field = slide.locator('.picture-field');
    await field.getByText('Картинки нет').waitFor();
    const bytes = (await picture()).toString('base64');
    for (const kind of ['paste', 'drop'] as const) {
      await field.evaluate(
        (place, { kind, bytes }) => {
          const data = new DataTransfer();
          const content = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
          data.items.add(new File([content], 'slide.png', { type: 'image/png' }));
          const options = { bubbles: true, cancelable: true };
          place.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { ...options, clipboardData: data })
              : new DragEvent('drop', { ...options, dataTransfer: data }),
          );
        },
        { kind, bytes },
      );
      await field.locator('img').waitFor({ state: 'attached' });
      await field.getByRole('button', { name: 'Убрать картинку' }).click();
    }
  });
});
