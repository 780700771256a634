import { apiPaths, authPaths } from '#contracts/paths.ts';
import type { Action } from '#tests/support/office-actions.ts';
import type { Call } from '#tests/support/office-at-work.ts';
import { orderForm } from '#tests/support/order-form.ts';
import { doorOfQuery, doorsOfCall } from './api-doors.ts';
import type { Door } from './measure.ts';

const PASSWORD = 'Тихая гавань 42';
const UUID = '00000000-0000-4000-8000-000000000000';

const calls: Readonly<Record<string, Action>> = {
  [`POST ${apiPaths.orderCreate}`]: { body: orderForm(UUID, { comment: 'Этаж 2' }) },
  [`POST ${apiPaths.orderFind}`]: { body: { number: 'ABCD-EFGH', email: 'petr@example.ru' } },
  [`POST ${apiPaths.callbackRequest}`]: {
    body: { phone: '+7 (000) 000-00-00', email: 'a@example.ru', telegram: '@a', page: '/about/' },
  },
  [`POST ${apiPaths.searches}`]: { body: { text: 'диван' } },
  [`POST ${authPaths.registration}`]: {
    body: { email: 'a@example.ru', password1: PASSWORD, password2: PASSWORD },
  },
  [`POST ${authPaths.login}`]: { body: { email: 'a@example.ru', password: PASSWORD } },
  [`POST ${authPaths.passwordReset}`]: { body: { email: 'a@example.ru' } },
  [`POST ${authPaths.passwordResetConfirm}`]: {
    body: { uid: 'x', token: 'x', new_password1: PASSWORD, new_password2: PASSWORD },
  },
  [`POST ${authPaths.verifyEmail}`]: { body: { key: 'x' } },
};

const queries: Readonly<Record<string, readonly string[]>> = {
  [apiPaths.products]: [
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
  [apiPaths.facets]: ['search', 'color', 'width'],
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
