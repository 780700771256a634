import type { AnyPage } from './any-page.ts';

/** Fills the checkout form with a fictitious customer. */
export async function fillCheckout(page: AnyPage): Promise<void> {
  // On a phone the bar at the foot has the button, too.
  await page.getByRole('button', { name: 'Подтвердить заказ' }).first().waitFor();
  const values = {
    Имя: 'Пётр',
    Отчество: 'Примерович',
    Фамилия: 'Образцов',
    'E-mail': 'petr@example.ru',
    Телефон: '+7 (000) 000-00-00',
    Адрес: 'ул. Образцовая, д. 1, кв. 2',
    Город: 'Примерск',
  };
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}
