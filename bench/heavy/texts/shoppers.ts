import { accountCalls } from '#contracts/calls/account.ts';
import { callbackCalls } from '#contracts/calls/callback.ts';
import { catalogCalls } from '#contracts/calls/catalog.ts';
import { orderCalls } from '#contracts/calls/order.ts';
import { orderPageCalls } from '#contracts/calls/order-page.ts';
import { telemetryCalls } from '#contracts/calls/telemetry.ts';
import type { Action } from '#tests/support/office-actions.ts';
import type { Call } from '#tests/support/office-at-work.ts';
import { orderForm } from '#tests/support/order-form.ts';
import { doorOfQuery, doorsOfCall } from './api-doors.ts';
import type { Door } from './measure.ts';

const PASSWORD = 'Тихая гавань 42';
const UUID = '00000000-0000-4000-8000-000000000000';

const calls: Readonly<Record<string, Action>> = {
  [`POST ${orderCalls.createOrder.url}`]: { body: orderForm(UUID, { comment: 'Этаж 2' }) },
  [`POST ${orderPageCalls.find.url}`]: { body: { number: 'ABCD-EFGH', email: 'petr@example.ru' } },
  [`POST ${callbackCalls.requestCallback.url}`]: {
    body: { phone: '+7 (000) 000-00-00', email: 'a@example.ru', telegram: '@a', page: '/about/' },
  },
  [`POST ${telemetryCalls.search.url}`]: { body: { text: 'диван' } },
  [`POST ${accountCalls.register.url}`]: {
    body: { email: 'a@example.ru', password1: PASSWORD, password2: PASSWORD },
  },
  [`POST ${accountCalls.login.url}`]: { body: { email: 'a@example.ru', password: PASSWORD } },
  [`POST ${accountCalls.requestReset.url}`]: { body: { email: 'a@example.ru' } },
  [`POST ${accountCalls.confirmReset.url}`]: {
    body: { uid: 'x', token: 'x', new_password1: PASSWORD, new_password2: PASSWORD },
  },
  [`POST ${accountCalls.verifyEmail.url}`]: { body: { key: 'x' } },
};

const queries: Readonly<Record<string, readonly string[]>> = {
  [catalogCalls.listProducts.url]: [
    'search',
    'category',
    'color',
    'material',
    'width',
    'price',
    'sort',
    'page',
    'own',
  ],
  [catalogCalls.getFacets.url]: ['search', 'color', 'width'],
  '/search/': ['search', 'q'],
  '/products/': ['color', 'sort', 'width'],
  '/': ['page', 'preview', 'utm_source'],
};

/** What a stranger can write. */
export const doorsOfShoppers = (call: Call): Door[] => [
  ...Object.entries(calls).flatMap(([endpoint, action]) =>
    doorsOfCall(call, endpoint, () => action),
  ),
  ...Object.entries(queries).flatMap(([path, names]) =>
    names.map((name) => doorOfQuery(call, path, name)),
  ),
];
