import type { FastifyInstance } from 'fastify';
import {
  type Action,
  actions,
  isOpen,
  type KeptPayment,
  type Method,
  methods,
  type Payments,
} from './payments.ts';

const captions: Readonly<Record<Action, string>> = {
  pay: 'Оплатить',
  decline: 'Отказ банка',
  'fail-3ds': '3-D Secure не прошёл',
  think: 'Банк думает 8 часов',
  leave: 'Уйти без оплаты',
};

const methodNames: Readonly<Record<Method, string>> = {
  card: 'Карта',
  sbp: 'СБП',
  loan: 'Кредит',
  bnpl: 'Части без процентов',
  instalments: 'Рассрочка',
};

const providers = { yookassa: 'ЮKassa', tbank: 'Т-Банк' };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const shownSum = (kopecks: number): string =>
  `${(kopecks / 100).toLocaleString('ru-RU', { minimumFractionDigits: 2 })}\u00a0₽`;

/** The page on which a customer pays, for both providers. It asks for no card. */
export function addPaymentPage(app: FastifyInstance, payments: Payments): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<{ Params: { id: string } }>('/pay/:id', (request, reply) => {
    const payment = payments.find(request.params.id);
    if (!payment) return reply.code(404).send('Такого платежа нет.');
    if (payment.stage === 'new') payment.stage = 'shown';
    return reply.type('text/html; charset=utf-8').send(pageOf(payment));
  });

  app.post<{ Params: { id: string; action: string }; Body: { method?: string } }>(
    '/pay/:id/:action',
    async (request, reply) => {
      const payment = payments.find(request.params.id);
      const action = actions.find((one) => one === request.params.action);
      if (!payment || !action) return reply.code(404).send('Такого платежа нет.');
      const method = methods.find((one) => one === request.body.method) ?? 'card';
      await payments.act(payment, action, method);
      return reply.redirect(payment.returnUrl, 303);
    },
  );
}

function pageOf(payment: KeptPayment): string {
  const { id, dialect, amount, description, returnUrl } = payment;
  const choices = methods.map((one) => `<option value="${one}">${methodNames[one]}</option>`);
  const buttons = actions.map(
    (one) => `<button class="${one}" formaction="/pay/${id}/${one}">${captions[one]}</button>`,
  );
  const form = `<form method="post"><label>Чем платит покупатель <select name="method">${choices.join('')}</select></label>${buttons.join('')}</form>`;
  const over = `<p>Этот платёж уже завершён.</p><p><a href="${escaped(returnUrl)}">Вернуться в магазин</a></p>`;
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Оплата (эмулятор): ${providers[dialect]}</title><style>
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#f1f1ee;color:#1d1d1b}
main{max-width:26rem;margin:2rem auto;box-sizing:border-box;width:calc(100% - 2rem);padding:1.5rem;background:#fff;border-radius:.75rem}
h1{font-size:1.1rem;margin:0 0 .5rem}p{margin:.5rem 0;overflow-wrap:anywhere}
.sum{font-size:1.75rem;font-weight:600}form{display:grid;gap:.75rem;margin-top:1rem}
label{display:grid;gap:.25rem}select,button{font:inherit;min-height:2.75rem;border-radius:.5rem;border:1px solid #8a8a85;padding:0 .75rem;background:#fff;color:inherit}
.pay{background:#1d1d1b;color:#fff;border-color:#1d1d1b}</style></head>
<body><main><h1>${providers[dialect]}: эмулятор, денег здесь нет</h1>
<p class="sum">${shownSum(amount)}</p><p>${escaped(description)}</p>${isOpen(payment) ? form : over}</main></body></html>`;
}
