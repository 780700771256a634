import type { AnyPage } from './any-page.ts';

/** Fills the checkout form with a fictitious customer. `left`: labels of fields that the test fills itself. */
export async function fillCheckout(page: AnyPage, left: readonly string[] = []): Promise<void> {
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
    if (left.includes(label)) continue;
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}
