import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import type { Category } from '#contracts/catalog.ts';
import { fixturesOf, withShopInBrowser } from '#tests/support/fixtures/with-shop-in-browser.ts';
import { DESKTOP, hydrated, PHONE } from '../support/shop-in-browser.ts';

const it = withShopInBrowser({ pictures: true });
const { shop } = fixturesOf(it);
let categories: Category[];

beforeAll(async () => {
  categories = (await shop.app.inject('/api/category/')).json();
});

const namesOf = (ids: number[]) => ids.map((id) => categories.find((one) => one.id === id)?.name);

describe('the banner slider', () => {
  const START = new Date('2026-03-02T10:00:00');
  const banners = (page: Page) => page.getByRole('region', { name: 'Баннеры' });
  const button = (page: Page, name: string) => banners(page).getByRole('button', { name });

  /** The number of the slide that fills the strip, at this very moment. */
  const shown = (page: Page) =>
    banners(page)
      .getByRole('list')
      .evaluate((strip) => 1 + strip.scrollLeft / strip.clientWidth);

  /** Takes pointer and focus off the slider. */
  const away = (page: Page) => page.getByText('Мы на связи').filter({ visible: true }).click();

  /** The home page with its clock stopped: time passes only by `runFor`. */
  async function openStill(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
    const page = await shop.open('/cart/', { ...DESKTOP, reducedMotion });
    await page.clock.install({ time: START });
    await page.clock.pauseAt(new Date(START.getTime() + 60_000));
    await page.goto('/');
    // Scripts wait for the first pictures, at most a second of the page's clock.
    await page.clock.runFor(1000);
    await hydrated(page);
    return page;
  }

  it('has three slides, turned by its buttons, around the corner too §1.23 9.7', async () => {
    const page = await openStill('no-preference');
    expect(await banners(page).getByRole('heading', { level: 2 }).count()).toBe(3);
    expect(await shown(page)).toBe(1);
    const steps: [button: string, slide: number][] = [
      ['Следующий', 2],
      ['Следующий', 3],
      ['Следующий', 1],
      ['Предыдущий', 3],
      ['Предыдущий', 2],
    ];
    for (const [name, slide] of steps) {
      await button(page, name).click();
      expect(await shown(page)).toBe(slide);
      await page.getByText(`${slide} из 3`).waitFor();
    }
  });

  it('turns every 4 s, waits under the pointer, and stops when told §1.24 9.8', async () => {
    const page = await openStill('no-preference');
    // A turn by hand shows that the timer runs: React starts it before it hears a click.
    await button(page, 'Следующий').click();
    await page.getByText('2 из 3').waitFor();
    await away(page);
    await page.clock.runFor(3900);
    expect(await shown(page)).toBe(2);
    await page.clock.runFor(100);
    expect(await shown(page)).toBe(3);
    await page.clock.runFor(4000);
    expect(await shown(page)).toBe(1);

    await banners(page).getByRole('heading').first().hover();
    await page.clock.runFor(8000);
    expect(await shown(page)).toBe(1);
    await away(page);
    await page.clock.runFor(4000);
    expect(await shown(page)).toBe(2);

    await button(page, 'Остановить').click();
    await button(page, 'Запустить').waitFor();
    await away(page);
    await page.clock.runFor(12_000);
    expect(await shown(page)).toBe(2);
  });

  it('stays still for those who asked for less motion', async () => {
    const page = await openStill('reduce');
    await button(page, 'Запустить').waitFor();
    await page.clock.runFor(12_000);
    expect(await shown(page)).toBe(1);
  });
});

it('the strip shows the owner’s categories in the owner’s order, five under 1550 px §1.26 2.42 2.43 9.15 9.26', async () => {
  const page = await shop.open('/', { viewport: { width: 1550, height: 900 } });
  const strip = page.getByRole('region', { name: 'Популярные категории' });
  const visible = async () =>
    (await strip.getByRole('link').filter({ visible: true }).allTextContents()).map((name) =>
      name.trim(),
    );
  expect(await visible()).toEqual(namesOf([10, 19, 13, 14, 6, 7]));
  for (const width of [1549, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await visible()).toEqual(namesOf([10, 19, 13, 14, 6]));
  }
  await strip.getByRole('link').first().click();
  await page.waitForURL('**/products/?category=matrasyortopedicheskie');
});

it('the sidebar has channel, hours, phone and e-mail, folded under 768 px §1.27 2.46 9.14', async () => {
  const page = await shop.open('/', PHONE);
  const sidebar = page.getByRole('complementary', { name: 'Мы на связи' });
  const contents = [
    sidebar.getByRole('link', { name: 'Канал в Telegram' }),
    sidebar.getByText('9:00–18:00'),
    sidebar.getByText('выходные'),
    sidebar.getByRole('link', { name: '+7 (000) 000-00-00' }),
    sidebar.getByRole('link', { name: 'hello@gornitsa.example' }),
  ];
  const visible = () => Promise.all(contents.map((one) => one.isVisible()));
  expect(await visible()).toEqual(contents.map(() => false));
  await sidebar.getByText('Мы на связи').filter({ visible: true }).click();
  await expect.poll(visible).toEqual(contents.map(() => true));
  await sidebar.getByText('Мы на связи').filter({ visible: true }).click();
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await visible()).toEqual(contents.map(() => false));
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await visible()).toEqual(contents.map(() => true));
  const hrefs = await sidebar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    'https://t.me/gornitsa_example',
    'tel:+70000000000',
    'mailto:hello@gornitsa.example',
  ]);
});
