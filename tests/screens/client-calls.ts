import { expect } from 'vitest';
import { fillCheckout } from '../support/checkout.ts';
import { CUSTOMER_PASSWORD, type TestCustomer } from '../support/customer.ts';
import type { MountedPage as Page } from '../support/mounted/page.ts';

/** Who makes the calls: one customer with an order, one with two. */
export interface People {
  anna: TestCustomer;
  boris: TestCustomer;
}

/** One call of the storefront: where it is made, by what, what is said when it fails, and what comes when it works again. */
export interface ClientCall {
  readonly name: string;
  readonly url: string;
  readonly path: string;
  /** Whose browser it is; a guest's without it. */
  readonly as?: () => TestCustomer;
  /** The browser has no cart of its own. */
  readonly hasNoCart?: boolean;
  /** What makes the call; without it the page makes it by itself. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly says: string;
  /** It is said by `alert`. */
  readonly alerts?: true;
  /** What is pressed to try again; without it `act` is that. */
  readonly again?: string;
  readonly works: (page: Page, alerts: string[]) => Promise<unknown>;
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const type = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
};
/** Both forms of the profile ask for the present password. */
const typePresent = (page: Page, form: string) =>
  page.getByRole('form', { name: form }).getByLabel('Нынешний пароль').fill(CUSTOMER_PASSWORD);
const AGAIN = 'Попробовать ещё раз';
const PASSWORD = 'Тихая гавань 43';
/** Every call that the storefront makes by itself. */
export const clientCalls = (people: People): ClientCall[] => [
  {
    name: 'the user §6.7 8.56',
    url: '/account/',
    path: '/api/dj-rest-auth/user/',
    as: () => people.anna,
    says: 'Ошибка при загрузке данных',
    again: AGAIN,
    works: (page) => page.getByRole('article').waitFor(),
  },
  {
    name: 'the orders §8.31',
    url: '/account/',
    path: '/api/orders/history/',
    as: () => people.anna,
    says: 'Не удалось загрузить заказы',
    again: AGAIN,
    works: (page) => page.getByRole('article').waitFor(),
  },
  {
    name: 'the details of an order §8.32',
    url: '/account/',
    path: '/api/orders/history/*/',
    as: () => people.anna,
    act: (page) => press(page, 'Подробнее'),
    says: 'Не удалось загрузить детали заказа.',
    again: AGAIN,
    works: (page) => page.getByText('Получатель').waitFor(),
  },
  {
    name: 'the profile',
    url: '/account/profile',
    path: '/api/dj-rest-auth/profile/',
    as: () => people.anna,
    says: 'Ошибка при загрузке данных',
    again: AGAIN,
    works: (page) => page.getByRole('button', { name: 'Редактировать', exact: true }).waitFor(),
  },
  {
    name: 'the change of a password §8.38',
    url: '/account/profile',
    path: '/dj-rest-auth/password/change/',
    as: () => people.anna,
    act: async (page) => {
      await typePresent(page, 'Смена пароля');
      await type(page, { 'Новый пароль': PASSWORD, 'Повторите новый пароль': PASSWORD });
      await press(page, 'Сменить пароль');
    },
    says: 'Ошибка при смене пароля',
    works: (page) => page.getByText('Пароль успешно изменён', { exact: true }).waitFor(),
  },
  {
    name: 'the wishlist §8.33',
    url: '/wishlist',
    path: '/api/wishlist/',
    as: () => people.anna,
    says: 'Ошибка загрузки wishlist',
    again: AGAIN,
    works: (page) => page.getByText('Wishlist is empty').waitFor(),
  },
  {
    name: 'the cart at checkout §8.24',
    url: '/checkout/',
    path: '/api/orders/cart/by-cookie/',
    hasNoCart: true,
    says: 'Failed to load cart. Please try again.',
    again: AGAIN,
    works: (page) =>
      page.getByText('Failed to load cart. Please try again.').waitFor({ state: 'detached' }),
  },
  {
    name: 'the cart',
    url: '/cart/',
    path: '/api/orders/cart/',
    says: 'нет связи с магазином',
    again: AGAIN,
    works: (page) => page.getByText('нет связи с магазином').waitFor({ state: 'detached' }),
  },
  {
    name: 'the cart of an order §8.19',
    url: '/checkout/',
    path: '/api/orders/cart/',
    act: async (page) => {
      await fillCheckout(page);
      await press(page, 'Подтвердить заказ');
    },
    says: 'Error creating cart. Please try again.',
    works: (page) => page.getByText('Order created successfully!').waitFor(),
  },
  {
    name: 'an order §8.23',
    url: '/checkout/',
    path: '/api/orders/order-create/',
    act: async (page) => {
      await fillCheckout(page);
      await press(page, 'Подтвердить заказ');
    },
    says: 'Error creating order. Please try again.',
    works: (page) => page.getByText('Order created successfully!').waitFor(),
  },
  {
    name: 'a registration §8.44',
    url: '/register',
    path: '/api/dj-rest-auth/registration/',
    act: async (page) => {
      const email = `vera-${Math.random()}@example.ru`;
      await type(page, { 'E-mail': email, Пароль: PASSWORD, 'Повторите пароль': PASSWORD });
      await press(page, 'Зарегистрироваться');
    },
    says: 'Ошибка регистрации',
    works: (page) => page.getByText('Регистрация прошла успешно!').waitFor(),
  },
  {
    name: 'a letter for a new password §8.47',
    url: '/reset-password',
    path: '/dj-rest-auth/password/reset/',
    act: async (page) => {
      await type(page, { 'E-mail': 'nobody@example.ru' });
      await press(page, 'Отправить письмо');
    },
    says: 'Ошибка при сбросе пароля.',
    works: (page) => page.getByText('Письмо для сброса пароля отправлено!').waitFor(),
  },
  {
    name: 'the products of a category §8.14',
    url: '/category/',
    path: '/api/products/?*',
    act: async (page) => {
      const link = page.getByRole('main').getByRole('link', { name: 'Пуфы', exact: true });
      await link.click();
    },
    says: 'Failed to load products.',
    again: AGAIN,
    works: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'new arrivals §8.6',
    url: '/cart/',
    path: '/api/new_products/',
    act: (page) => page.getByRole('link', { name: 'Горница, на главную' }).first().click(),
    says: 'Something went wrong!',
    again: AGAIN,
    works: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'a product §8.61',
    url: '/products/?category=pufy',
    path: '/api/products/*/',
    act: (page) => page.getByRole('article').first().getByRole('link').click(),
    says: 'Something went wrong!',
    works: (page) => page.getByRole('button', { name: 'В корзину' }).first().waitFor(),
    again: AGAIN,
  },
  {
    name: 'the change of an e-mail §8.40',
    url: '/account/profile',
    path: '/dj-rest-auth/email/',
    as: () => people.boris,
    act: async (page) => {
      await typePresent(page, 'Смена e-mail');
      await type(page, { 'Новый e-mail': 'moved@example.ru' });
      await press(page, 'Сменить e-mail');
    },
    says: 'Ошибка при отправке email',
    works: (page) => page.getByText('Письмо с подтверждением отправлено').waitFor(),
  },
  {
    name: 'a sign-in §8.41',
    url: '/login',
    path: '/api/dj-rest-auth/login/',
    act: async (page) => {
      await type(page, { 'E-mail': people.boris.email, Пароль: CUSTOMER_PASSWORD });
      await press(page, 'Войти');
    },
    says: 'Ошибка входа',
    alerts: true,
    works: (page) => page.waitForURL('**/account/'),
  },
  {
    name: 'a new password by a letter §8.49',
    url: '/reset-password/confirm?uid=MQ&token=nonsense',
    path: '/dj-rest-auth/password/reset/confirm/',
    act: async (page) => {
      await type(page, { 'Новый пароль': PASSWORD, 'Повторите новый пароль': PASSWORD });
      await press(page, 'Сохранить пароль');
    },
    says: 'Ошибка сброса пароля',
    works: (page) => page.getByText('Ссылка недействительна').waitFor(),
  },
  {
    name: 'the confirmation of an e-mail §8.51',
    url: '/confirm-email/nonsense',
    path: '/api/dj-rest-auth/registration/verify-email/',
    says: 'Ошибка подтверждения.',
    again: AGAIN,
    works: (page) => page.getByText('Ссылка недействительна').waitFor(),
  },
  {
    name: 'a request for a call §8.54',
    url: '/cart/',
    path: '/callback/request/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Обратный звонок' }).click();
      await page.getByRole('textbox', { name: 'Телефон' }).fill('00-00-00');
      await page.getByRole('button', { name: 'Отправить' }).click();
    },
    says: 'Ошибка при отправке заявки, попробуйте позже.',
    alerts: true,
    again: 'Отправить',
    works: (_page, alerts) =>
      expect.poll(() => alerts).toContain('Ваша заявка успешно отправлена!'),
  },
  {
    name: 'the cancelling of an order §4.76',
    url: '/account/',
    path: '/api/orders/history/*/cancel/',
    as: () => people.boris,
    act: (page) => press(page, 'Отменить заказ'),
    says: 'Не удалось отменить заказ.',
    alerts: true,
    works: (_page, alerts) => expect.poll(() => alerts).toContain('Заказ успешно отменён'),
  },
  {
    name: 'more products §8.15',
    url: '/products/?category=proba',
    path: '/api/products/?*page=2*',
    act: (page) => press(page, 'Показать ещё'),
    says: 'Failed to load more products.',
    works: (page) => page.getByRole('article').nth(25).waitFor(),
  },
];
