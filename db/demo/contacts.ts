/** Plainly invented: a shop that opens replaces them in its settings. */
export const demoContacts = {
  telegram: 'https://t.me/gornitsa_example',
  phone: '+7 (000) 000-00-00',
  email: 'hello@gornitsa.example',
  address: 'г. Примерск, ул. Образцовая, д. 1',
  seller_name: 'ООО «Горница» (демонстрационный магазин)',
  seller_details: 'ИНН 0000000000, ОГРН 0000000000000',
};
