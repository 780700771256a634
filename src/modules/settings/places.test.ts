import { expect, it } from 'vitest';
import { fillPage, fillPlaces, type PlaceSources } from './places.ts';

const usualTerms = {
  refusal_days: 7,
  return_days: 0,
  refund_days: 10,
  service_years: 0,
  warranty: '',
  warranty_hours: '',
};

const sources = (terms: Partial<typeof usualTerms> = {}): PlaceSources => ({
  sellerName: 'ИП Примеров',
  sellerDetails: 'ИНН 0\nОГРН 0',
  email: '',
  phone: '+7 (000) 000-00-00',
  address: '',
  identity: {
    name: 'Двор',
    hours: [
      { days: 'Пн–Пт', time: '9:00–18:00' },
      { days: 'Сб', time: 'выходной' },
    ],
    terms: { ...usualTerms, ...terms },
  },
});
const page = (text: Parameters<typeof fillPage>[0]['text']) => ({
  description: '{shop} в {address}',
  lead: 'Звоните: {hours}',
  text,
});

it('fills every place with the words of the settings, in the case that the sentence needs', () => {
  const words = '{return-days}, в течение {return-days-of}; {refund-days-of}; {service-life-of}';
  const said = fillPlaces(words, sources({ return_days: 21, service_years: 1 }));
  expect(said).toBe('21 день, в течение 21 дня; 10 дней; 1 года');
  expect(fillPlaces('{seller}, {details}, {hours}', sources())).toBe(
    'ИП Примеров, ИНН 0, ОГРН 0, Пн–Пт 9:00–18:00, Сб выходной',
  );
});

it('leaves out what would have a hole in it, with the headings above it, and no other braces', () => {
  const filled = fillPage(
    page([
      { heading: 'Гарантия', level: 2 },
      { heading: 'Когда звонить', level: 3 },
      'По гарантии звоните {warranty-hours}.',
      { heading: 'Возврат', level: 2 },
      { list: ['Пишите на {email}', ['Звоните: ', { strong: '{phone}' }], 'Код {любой}'] },
      { terms: [{ term: '{return-days}', text: 'ещё' }] },
      { table: [['Срок'], ['{refusal-days}'], [['до ', { emphasis: '{address}' }]]] },
    ]),
    sources(),
  );
  expect(filled).toEqual({
    description: '',
    lead: 'Звоните: Пн–Пт 9:00–18:00, Сб выходной',
    text: [
      { heading: 'Возврат', level: 2 },
      { list: [['Звоните: ', { strong: '+7 (000) 000-00-00' }], 'Код {любой}'] },
      { table: [['Срок'], ['7\u00a0дней']] },
    ],
  });
});

it('keeps headings of an owner that have nothing under them anyway', () => {
  const text = [{ heading: 'Скоро', level: 2 as const }, 'Текст'];
  expect(fillPage(page([...text, { heading: 'Ещё', level: 2 }]), sources()).text).toHaveLength(3);
});
