import { bankFileText } from './bank-file.ts';
import type { Card, Known, MakeAction } from './office-known.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const SECRET = 'неизвестный ключ письма';
const orderOf = ({ orders }: Known, number: number): Card => orders[number % orders.length] as Card;
const ofOrder = (known: Known, number: number) => ({ number: orderOf(known, number).number });

const taxesOf: MakeAction = (_, number) => ({
  body: {
    valid_from: `2030-01-${String((number % 28) + 1).padStart(2, '0')}`,
    tax_system: 'osn',
    goods_rate: '22',
    services_rate: '22',
    closes_calculated: number % 2 === 0,
  },
});

const ofRow = ({ number, version }: Card) => ({ number, version });

/** Calls of the endpoints about orders, calls and delivery that write. */
export const orderActions: Readonly<Record<string, MakeAction>> = {
  'PUT /api/admin/orders/:number/': (known, number) => ({
    params: ofOrder(known, number),
    body: { version: orderOf(known, number).version, status: 'confirmed', letter: false },
  }),
  'PUT /api/admin/orders/:number/charges/:kind/': (known, number) => ({
    params: { ...ofOrder(known, number), kind: 'lift' },
    body: {
      version: orderOf(known, number).version,
      amount: 500,
      agreed: 'по телефону',
      letter: false,
    },
  }),
  'PUT /api/admin/orders/:number/company/': (known, number) => ({
    params: ofOrder(known, number),
    body: {
      version: 0,
      inn: '7707083893',
      kpp: '773601001',
      name: `ООО «Ромашка ${number}»`,
      address: 'г Примерск, ул Образцовая, д 1',
    },
  }),
  'DELETE /api/admin/orders/:number/company/': (known, number) => ({
    params: ofOrder(known, number),
    query: { version: 0 },
  }),
  'POST /api/admin/orders/:number/invoices/': (known, number) => ({
    params: ofOrder(known, number),
    body: { version: orderOf(known, number).version, amount: null },
  }),
  'POST /api/admin/invoices/:invoice/letter/': () => ({
    params: { invoice: 1 },
    body: { email: 'buyer@example.ru' },
  }),
  'POST /api/admin/orders/:number/invoices/:invoice/paid/': (known, number) => ({
    params: { ...ofOrder(known, number), invoice: 1 },
    body: { version: orderOf(known, number).version, amount: 100, document: String(number) },
  }),
  'POST /api/admin/bank-file/': () => ({
    body: Buffer.from(bankFileText([{ sum: '100', purpose: 'Счёт 1' }])),
    headers: { 'content-type': 'application/octet-stream' },
  }),
  'POST /api/admin/bank-file/noted/': (known, number) => ({
    body: {
      documents: [
        {
          account: '40702810900000000007',
          number: String(number),
          day: '2026-04-28',
          amount: 100,
          inn: '9999000013',
          invoice: 1,
          order: orderOf(known, number).number,
          version: orderOf(known, number).version,
        },
      ],
    },
  }),
  'PUT /api/admin/payments/bank/': () => ({
    body: {
      inn: '7707083893',
      kpp: '773601001',
      account: '40702810200000000001',
      bic: '044525225',
      bank: 'Банк для проб',
      correspondent: '30101810400000000225',
    },
  }),
  'POST /api/admin/order-drafts/': () => ({
    body: { lines: [], customer_name: 'Анна Пробная' },
  }),
  'PUT /api/admin/order-drafts/:id/': () => ({
    params: { id: '1' },
    body: { version: 1, lines: [], customer_name: 'Анна Пробная' },
  }),
  'DELETE /api/admin/order-drafts/:id/': () => ({ params: { id: '1' } }),
  'POST /api/admin/order-drafts/:id/link/': () => ({
    params: { id: '1' },
    body: {
      version: 1,
      lines: [{ variant: 1, quantity: 1 }],
      customer_name: 'Анна Пробная',
      phone_number: '+70000000000',
      city: 'Примерск',
      address: 'ул. Образцовая, д. 1',
      letter: false,
    },
  }),
  'POST /api/admin/order-drafts/quote/': () => ({
    body: { lines: [{ variant: 1, quantity: 1 }] },
  }),
  'POST /api/admin/order-drafts/:id/placed/': () => ({
    params: { id: '1' },
    body: {
      version: 1,
      lines: [{ variant: 1, quantity: 1 }],
      customer_name: 'Анна Пробная',
      phone_number: '+70000000000',
      city: 'Примерск',
      address: 'ул. Образцовая, д. 1',
      expected_total: 1,
      letter: false,
    },
  }),
  'PUT /api/admin/orders/:number/goods/': (known, number) => ({
    params: ofOrder(known, number),
    body: {
      version: orderOf(known, number).version,
      lines: [],
      place: null,
      agreed: 'по телефону',
      letter: false,
    },
  }),
  'PUT /api/admin/orders/:number/offer/': (known, number) => ({
    params: ofOrder(known, number),
    body: { state: 'seen', offer: 1 },
  }),
  'POST /api/admin/orders/:number/payments/': (known, number) => ({
    params: ofOrder(known, number),
    body: { version: orderOf(known, number).version, amount: 100 + number, way: 'cash' },
  }),
  'POST /api/admin/orders/:number/payments/give-back/': (known, number) => ({
    params: ofOrder(known, number),
    body: { version: orderOf(known, number).version + 1, amount: 10, reason: 'передумали' },
  }),
  'POST /api/admin/orders/:number/payments/:id/take-back/': (known, number) => ({
    params: { ...ofOrder(known, number), id: UNKNOWN },
    body: { version: orderOf(known, number).version, reason: 'не тот заказ' },
  }),
  'POST /api/admin/orders/:number/paying/link/': (known, number) => ({
    params: ofOrder(known, number),
    body: {},
  }),
  'POST /api/admin/orders/:number/link/': (known, number) => ({
    params: ofOrder(known, number),
    body: {},
  }),
  'PUT /api/admin/orders/:number/paying/goods/': (known, number) => ({
    params: ofOrder(known, number),
    body: { version: orderOf(known, number).version, hold: 'keep' },
  }),
  'PUT /api/admin/payments/terms/': (_, number) => ({ body: { version: 0, hold_hours: number } }),
  'POST /api/admin/orders/:number/payments/:id/refunds/:refund/take-back/': (known, number) => ({
    params: { ...ofOrder(known, number), id: UNKNOWN, refund: UNKNOWN },
    body: { version: orderOf(known, number).version, reason: 'не тот заказ' },
  }),
  'POST /api/admin/orders/:number/returns/': (known, number) => ({
    params: ofOrder(known, number),
    body: {
      lines: [{ position: 0, quantity: 1 }],
      has_defect: false,
      reason: 'не подошло',
      wish: 'money',
    },
  }),
  // No goods come back there.
  'POST /api/admin/returns/:id/step/': () => ({
    params: { id: 1 },
    body: { version: 1, step: { to: 'agreed' } },
  }),
  'PUT /api/admin/returns/:id/photographs/:photograph/': () => ({
    params: { id: 1, photograph: UNKNOWN },
    body: {},
  }),
  'POST /api/admin/returns/:id/refund/': () => ({
    params: { id: 1 },
    body: { version: 1, key: UNKNOWN, payment: UNKNOWN, amount: 1 },
  }),
  'POST /api/admin/returns/:id/give-back/': () => ({
    params: { id: 1 },
    body: { version: 1, amount: 1 },
  }),
  'POST /api/admin/orders/:number/payments/qr/': (known, number) => ({
    params: ofOrder(known, number),
    body: { part: 'rest' },
  }),
  // No provider is set up there: nothing is asked.
  'POST /api/admin/orders/:number/payments/:id/check/': (known, number) => ({
    params: { ...ofOrder(known, number), id: UNKNOWN },
  }),
  'POST /api/admin/orders/:number/payments/:id/refund/': (known, number) => ({
    params: { ...ofOrder(known, number), id: UNKNOWN },
    body: {
      version: orderOf(known, number).version,
      key: UNKNOWN,
      what: { of: 'all' },
      reason: 'передумали',
    },
  }),
  'POST /api/admin/orders/:number/payments/:id/settled/': (known, number) => ({
    params: { ...ofOrder(known, number), id: UNKNOWN },
    body: { version: orderOf(known, number).version, note: 'разобрались' },
  }),
  'POST /api/admin/orders/:number/receipts/:id/repeat/': (known, number) => ({
    params: { ...ofOrder(known, number), id: UNKNOWN },
  }),
  'POST /api/admin/orders/:number/receipts/:id/noted/': (known, number) => ({
    params: { ...ofOrder(known, number), id: UNKNOWN },
    body: { document: String(number) },
  }),
  'PUT /api/admin/orders/:number/receipts/:id/noted/': (known, number) => ({
    params: { ...ofOrder(known, number), id: UNKNOWN },
    body: { document: String(number) },
  }),
  'PUT /api/admin/payments/receipts/tills/:name/': () => ({
    params: { name: 'yookassa' },
    body: { till: 'own' },
  }),
  'POST /api/admin/payments/receipts/taxes/': taxesOf,
  'PUT /api/admin/payments/receipts/taxes/': taxesOf,
  'DELETE /api/admin/payments/receipts/taxes/:day/': () => ({ params: { day: '2031-01-01' } }),
  'POST /api/admin/orders/:number/undo/': (known, number) => ({
    params: ofOrder(known, number),
    body: { version: orderOf(known, number).version + 1 },
  }),
  'POST /api/admin/orders/:number/notes/': (known, number) => ({
    params: ofOrder(known, number),
    body: { text: `звонил ${number}`, public: false },
  }),
  'POST /api/admin/orders/:number/calls/': (known, number) => ({
    params: ofOrder(known, number),
    body: { outcome: 'no_answer' },
  }),
  'PUT /api/admin/orders/:number/tags/': (known, number) => ({
    params: ofOrder(known, number),
    body: { add: [`метка ${number % 3}`], remove: [] },
  }),
  'PUT /api/admin/orders/:number/plan/': (known, number) => ({
    params: ofOrder(known, number),
    body: { version: orderOf(known, number).version, visit_note: `подъезд ${number}` },
  }),
  'PUT /api/admin/route/': (known, number) => ({
    body: { day: '2030-12-02', stops: [{ number: orderOf(known, number).number, crew: null }] },
  }),
  'PUT /api/admin/orders/:number/promise/': (known, number) => ({
    params: ofOrder(known, number),
    body: {
      version: orderOf(known, number).version,
      from: '2030-12-02',
      to: '2030-12-03',
      letter: false,
    },
  }),
  'PUT /api/admin/orders/:number/lines/:position/': (known, number) => ({
    params: { ...ofOrder(known, number), position: 0 },
    body: {
      version: orderOf(known, number).version,
      maker: 'Фабрика',
      maker_number: String(number),
      ordered_on: null,
      promised_on: null,
      ready_on: null,
    },
  }),
  // No carrier is set up there: it is refused.
  'POST /api/admin/orders/:number/shipment/': (known, number) => ({
    params: ofOrder(known, number),
  }),
  'POST /api/admin/orders/:number/shipment/look/': (known, number) => ({
    params: ofOrder(known, number),
  }),
  'POST /api/admin/orders/:number/shipment/settled/': (known, number) => ({
    params: ofOrder(known, number),
  }),
  'POST /api/admin/orders/bulk/': ({ orders }) => ({
    body: { orders: orders.map(ofRow), status: 'confirmed', letter: false },
  }),
  'POST /api/admin/orders/bulk/undo/': ({ orders }) => ({ body: { orders: orders.map(ofRow) } }),
  'POST /api/admin/order-views/': (_, number) => ({
    body: { name: `Заказы ${number}`, query: { status: 'confirmed' } },
  }),
  'PUT /api/admin/order-views/:id/': (_, number) => ({
    params: { id: 1 },
    body: { name: `${number}` },
  }),
  'DELETE /api/admin/order-views/:id/': () => ({ params: { id: 1 } }),
  'PUT /api/admin/callbacks/:id/': ({ call }) => ({
    params: { id: call.id },
    body: { version: call.version, taken: true },
  }),
  'POST /api/admin/callbacks/:id/calls/': ({ call }) => ({
    params: { id: call.id },
    body: { version: call.version, outcome: 'no_answer' },
  }),
  'PUT /api/admin/delivery/': (_, number) => ({
    body: { version: 0, terms: { cutoff: `1${number % 9}:00` } },
  }),
  'POST /api/admin/delivery/tries/': () => ({ body: { terms: {}, town: 'Тверь' } }),
  'PUT /api/admin/delivery/carrier/': (_, number) => ({
    body: {
      account: `account-of-${number}`,
      secret: SECRET,
      town: 'Тверь',
      region: 'Тверская область',
      hand_over: number % 2 ? 'door' : 'warehouse',
    },
  }),
  'DELETE /api/admin/delivery/carrier/': () => ({}),
  // Nobody answers there: the check says so.
  'POST /api/admin/delivery/carrier/check/': () => ({}),
  'PUT /api/admin/delivery/addresses/': (_, number) => ({
    body: { key: `key-of-${number}`, daily_budget: 1000 + number },
  }),
  'DELETE /api/admin/delivery/addresses/': () => ({}),
  'PUT /api/admin/payments/providers/:name/': (_, number) => ({
    params: { name: 'yookassa' },
    body: { account: `10050${number % 9}`, secret: 'test_of-the-tests', is_test: number % 2 === 0 },
  }),
  'PUT /api/admin/payments/providers/:name/on/': (_, number) => ({
    params: { name: 'yookassa' },
    body: { is_on: number % 2 === 0 },
  }),
  'DELETE /api/admin/payments/providers/:name/': () => ({ params: { name: 'tbank' } }),
  // As above.
  'POST /api/admin/payments/providers/:name/check/': () => ({ params: { name: 'yookassa' } }),
  // As above.
  'POST /api/admin/delivery/addresses/check/': () => ({}),
};
