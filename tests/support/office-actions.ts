import sharp from 'sharp';
import { keepingRules } from '#contracts/admin/keeping/values.ts';
import { customerActions } from './office-customer-actions.ts';
import type { Edited, MakeAction } from './office-known.ts';
import { orderActions } from './office-order-actions.ts';

export type { Action, Known } from './office-known.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const SECRET = 'неизвестный ключ письма';
const picture = {
  body: await sharp({ create: { width: 300, height: 300, channels: 3, background: 'white' } })
    .png()
    .toBuffer(),
  headers: { 'content-type': 'image/png' },
};
const register = {
  body: Buffer.from('Идентификатор платежа;Сумма платежа\nнет-1;1000\n'),
  headers: { 'content-type': 'application/octet-stream' },
};
const comparison = { what: 'payments', from: '2027-03-01', to: '2027-03-31', key: 0, sum: 1 };
/** A form as the page of the office sends it back. */
const form = <Stored extends object>(stored: Stored, ...kept: string[]) =>
  Object.fromEntries(Object.entries(stored).filter(([key]) => kept.includes(key)));

const credential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const PAGE = ['title', 'lead', 'description', 'menu', 'from', 'until', 'text'];

/** A call of each writing endpoint of the office, by its method and path. */
export const officeActions: Readonly<Record<string, MakeAction>> = {
  ...orderActions,
  ...customerActions,
  'POST /api/admin/goods-views/': (_, number) => ({
    body: { name: `Товары ${number}`, query: { state: 'withdrawn' } },
  }),
  'PUT /api/admin/goods-views/:id/': (_, number) => ({
    params: { id: 1 },
    body: { name: `${number}` },
  }),
  'DELETE /api/admin/goods-views/:id/': () => ({ params: { id: 1 } }),
  'PUT /api/admin/goods/:id/': ({ goods }, number) => ({
    params: { id: goods.id },
    body: { price: { from: goods.price, to: goods.price + number } },
  }),
  'PUT /api/admin/goods/': ({ goods }, number) => ({
    body: { changes: [{ id: goods.id, price: { from: goods.price, to: goods.price + number } }] },
  }),
  'POST /api/admin/goods/held/': ({ goods }, number) => ({
    body: { goods: [{ id: goods.id, fields: ['price'] }], held: number % 2 === 0 },
  }),
  'POST /api/admin/products/changed/': ({ product, category }) => ({
    body: {
      changes: [{ id: product.id, category: { from: category.slug, to: category.slug } }],
    },
  }),
  'POST /api/admin/goods/:id/released/': ({ goods }) => ({
    params: { id: goods.id },
    body: { fields: ['price'] },
  }),
  'POST /api/admin/stock/movements/': ({ goods }) => ({
    body: { reason: 'receipt', note: '', lines: [{ article: goods.article, pieces: 1 }] },
  }),
  'POST /api/admin/stock/goods/': ({ goods }) => ({ body: { articles: [goods.article] } }),
  'POST /api/admin/stock/counts/': () => ({ body: { category: 'divany' } }),
  'PUT /api/admin/stock/counts/:id/lines/:variant/': ({ count, line }, number) => ({
    params: { id: count, variant: line },
    body: { counted: number },
  }),
  'POST /api/admin/stock/counts/:id/end/': ({ count }) => ({
    params: { id: count },
    body: { apply: true },
  }),
  'POST /api/admin/pages/': ({ page }, number) => ({
    body: { ...form(page, ...PAGE), slug: `page-${number % 4}` },
  }),
  'PUT /api/admin/pages/:slug/': ({ page }, number) => ({
    params: { slug: page.slug },
    body: {
      ...form(page, ...PAGE),
      slug: page.slug,
      title: `Доставка ${number}`,
      version: page.version,
    },
  }),
  'DELETE /api/admin/pages/:slug/': ({ page }) => ({
    params: { slug: page.slug },
    query: { version: page.version },
  }),
  'DELETE /api/admin/pages/:slug/former/:former/': ({ page }) => ({
    params: { slug: page.slug, former: 'former' },
  }),
  'PUT /api/admin/keeping/': (_, number) => ({
    body: {
      version: number,
      terms: {
        ...Object.fromEntries(
          Object.entries(keepingRules).map(([kind, { usual }]) => [kind, usual]),
        ),
        carts: 7 + (number % 80),
      },
    },
  }),
  'PUT /api/admin/page-order/': ({ page }) => ({ body: { slugs: [page.slug] } }),
  'POST /api/admin/page-versions/:id/restored/': ({ page }) => ({
    params: { id: page.version || 1 },
    body: { version: page.version },
  }),
  'PUT /api/admin/shop/': ({ shop }, number) => ({
    body: {
      version: shop.version,
      change: { contacts: { phone: `+7 (000) 000-00-${10 + number}` } },
    },
  }),
  'POST /api/admin/shop/colours/': () => ({
    body: { ground: '#ffffff', text: '#111111', main: '#a04000', accent: '#204080' },
  }),
  'POST /api/admin/shop/logo/': () => picture,
  'DELETE /api/admin/shop/logo/': () => ({}),
  'POST /api/admin/shop/versions/:id/restored/': ({ shop }) => ({
    params: { id: shop.version || 1 },
    body: { version: shop.version },
  }),
  'PUT /api/admin/home/': ({ home }) => ({
    body: form(home, 'slides', 'categories', 'new_arrivals', 'version'),
  }),
  'POST /api/admin/home/versions/:id/restored/': ({ home }) => ({
    params: { id: home.version || 1 },
    body: { version: home.version },
  }),
  'POST /api/admin/content-pictures/': () => picture,
  'POST /api/admin/pictures/': () => picture,
  'POST /api/admin/pictures/matched/': ({ goods }) => ({
    body: { paths: [`${goods.article}.jpg`] },
  }),
  'POST /api/admin/pictures/given/': ({ goods }) => ({
    body: {
      replace: false,
      files: [{ path: `${goods.article}.jpg`, photo: `/pictures/${'0'.repeat(32)}.jpg` }],
    },
  }),
  'POST /api/admin/documents/:kind/': () => ({
    params: { kind: 'policy' },
    body: { title: 'Политика', in_force: '2030-01-01', text: 'Текст', version: 0 },
  }),
  'POST /api/admin/documents/:kind/:version/withdrawn/': (_, number) => ({
    params: { kind: 'policy', version: number + 1 },
  }),
  'POST /api/admin/redirects/': (_, number) => ({
    body: { lines: [{ address: `/old-${number % 4}`, target: '/products/' }] },
  }),
  'POST /api/admin/redirects/removed/': (_, number) => ({
    body: { address: `/old-${number % 4}` },
  }),
  'POST /api/admin/previews/': ({ page }) => ({
    body: { kind: 'page', form: { ...form(page, ...PAGE), slug: page.slug } },
  }),
  'POST /api/admin/categories/': (_, number) => ({
    body: { name: `Раздел ${number % 4}`, parent: null },
  }),
  'PUT /api/admin/categories/:id/': ({ category }, number) => ({
    params: { id: category.id },
    body: { ...withoutComputed(category), seo_title: `Диваны ${number}` },
  }),
  'PUT /api/admin/categories/:id/place/': ({ category }) => ({
    params: { id: category.id },
    body: { beside: category.id + 1, side: 'after' },
  }),
  'POST /api/admin/categories/:id/removed/': ({ category }) => ({
    params: { id: category.id },
    body: { version: 'older', to: null },
  }),
  'POST /api/admin/products/': ({ category }, number) => ({
    body: {
      name: `Новый диван ${number}`,
      category: category.slug,
      article: `НД-${number % 4}`,
      price: 1000,
    },
  }),
  'PUT /api/admin/products/:id/': ({ product }, number) => ({
    params: { id: product.id },
    body: { ...savedOf(product), seo_title: `Диван ${number}` },
  }),
  'POST /api/admin/products/:id/released/': ({ product }) => ({ params: { id: product.id } }),
  'POST /api/admin/products/:id/preview/': ({ product }) => ({
    params: { id: product.id },
    body: { saved: savedOf(product), shown: 0 },
  }),
  'POST /api/admin/products/:id/deleted/': ({ product }) => ({
    params: { id: product.id },
    body: { version: 'older', leads_to: { kind: 'nowhere' } },
  }),
  'POST /api/admin/imports/files/': (_, number) => ({ body: { name: `цены-${number}.csv` } }),
  'PUT /api/admin/imports/files/:id/parts/:part/': ({ task }) => ({
    params: { id: task, part: 0 },
    body: Buffer.from('Артикул;Цена\nНЕТ-1;1000\n'),
    headers: { 'content-type': 'application/octet-stream' },
  }),
  'POST /api/admin/reports/compare/look/': () => ({ ...register, query: { what: 'payments' } }),
  'POST /api/admin/reports/compare/': () => ({ ...register, query: comparison }),
  'POST /api/admin/reports/compare/export/': () => ({
    ...register,
    query: { ...comparison, format: 'csv' },
  }),
  'POST /api/admin/imports/files/:id/sent/': ({ task }) => ({ params: { id: task } }),
  'POST /api/admin/imports/tasks/': () => ({ body: { address: 'https://127.0.0.1/feed.yml' } }),
  'POST /api/admin/imports/tasks/:id/start/': ({ task }) => ({
    params: { id: task },
    body: { dry_run: true, options: {} },
  }),
  'POST /api/admin/imports/tasks/:id/dropped/': ({ task }) => ({ params: { id: task } }),
  'POST /api/admin/imports/:id/undo/': () => ({ params: { id: 1 } }),
  'POST /api/admin/imports/:id/settled/': () => ({ params: { id: 1 } }),
  'POST /api/admin/imports/prices/': (_, number) => ({
    body: { source: 'supplier', accept: number % 2 === 0, until: '2026-01-01T00:00:00Z' },
  }),
  'PUT /api/admin/imports/sources/': () => ({ body: { source: 'supplier', withdraw_percent: 30 } }),
  'POST /api/admin/letters/:queue/:id/retry/': () => ({
    params: { queue: 'order-letter', id: UNKNOWN },
  }),
  'PUT /api/admin/first-steps/:step/': (_, number) => ({
    params: { step: 'look' },
    body: { left: number % 2 === 0 },
  }),
  'DELETE /api/admin/demo/': () => ({}),
  'POST /api/admin/session/': (_, number) => ({
    body: { email: `nobody-${number}@example.ru`, password: SECRET },
  }),
  'POST /api/admin/session/factor/': () => ({ body: { code: '000000' } }),
  'POST /api/admin/passkey/options/': () => ({}),
  'POST /api/admin/session/passkey/': () => ({ body: credential }),
  'POST /api/admin/session/factor/passkey/': () => ({ body: credential }),
  'POST /api/admin/me/passkeys/offer/': () => ({}),
  'POST /api/admin/me/passkeys/': () => ({ body: { name: 'ключ', made: credential } }),
  'PUT /api/admin/me/passkeys/:id/': () => ({ params: { id: UNKNOWN }, body: { name: 'ключ' } }),
  'DELETE /api/admin/me/passkeys/:id/': () => ({ params: { id: UNKNOWN } }),
  'POST /api/admin/me/totp/offer/': () => ({}),
  'POST /api/admin/me/totp/': () => ({ body: { offer: 'none', code: '000000' } }),
  'DELETE /api/admin/me/sessions/': () => ({}),
  'DELETE /api/admin/me/sessions/:id/': () => ({ params: { id: UNKNOWN } }),
  'POST /api/admin/password/letter/': (_, number) => ({ body: { email: `${number}@example.ru` } }),
  'POST /api/admin/password/': () => ({
    body: { key: SECRET, code: '000000', password1: SECRET, password2: SECRET },
  }),
  'POST /api/admin/join/': () => ({
    body: { key: SECRET, name: 'Вера', password1: SECRET, password2: SECRET },
  }),
  'PUT /api/admin/staff/:id/': ({ other }, number) => ({
    params: { id: other },
    body: { role: number % 2 ? 'manager' : 'content' },
  }),
  'DELETE /api/admin/staff/:id/factors/': ({ other }) => ({ params: { id: other } }),
  'POST /api/admin/staff/invitations/': (_, number) => ({
    body: { email: `new-${number}@example.ru`, role: 'content' },
  }),
  'DELETE /api/admin/staff/invitations/:id/': () => ({ params: { id: UNKNOWN } }),
  'POST /api/admin/staff/roles/': (_, number) => ({
    body: { name: `Роль ${number}`, permissions: ['orders.read'] },
  }),
  'PUT /api/admin/staff/roles/:id/': (_, number) => ({
    params: { id: 999 },
    body: { name: `Другая роль ${number}`, permissions: ['orders.read'] },
  }),
  'DELETE /api/admin/staff/roles/:id/': () => ({ params: { id: 999 } }),
  'PUT /api/admin/me/name/': () => ({ body: { name: 'Вера' } }),
  'PUT /api/admin/me/password/': () => ({
    body: { password: SECRET, password1: SECRET, password2: SECRET },
  }),
  'PUT /api/admin/me/email/': (_, number) => ({
    body: { password: SECRET, email: `other-${number}@example.ru` },
  }),
  'POST /api/admin/server/letter/': () => ({}),
  'POST /api/admin/me/email/': () => ({ body: { key: SECRET } }),
  // The last: it ends the session.
  'DELETE /api/admin/session/': () => ({}),
};

function withoutComputed(category: object): object {
  const { id: _, goods: __, is_listed: ___, ...saved } = category as Record<string, unknown>;
  return saved;
}

function savedOf({ id: _, variants, ...product }: Edited): object {
  const COMPUTED = ['page', 'is_on_sale', 'kept', 'flaws', 'drawing', 'source'];
  const without = (one: object, ...names: string[]) =>
    Object.fromEntries(
      Object.entries(one).filter(([key]) => ![...COMPUTED, ...names].includes(key)),
    );
  return {
    ...without(product),
    variants: variants.map((one) => ({
      ...without(one, 'slug'),
      was: { price: one.price, old_price: one.old_price, stock: one.stock },
    })),
  };
}
