import type { DemoCall } from './story.ts';

/** Requests for a call, the oldest first. */
export const demoCalls: readonly DemoCall[] = [
  {
    at: [-6, '15:10'],
    phone: 31,
    page: '/products/kuhnya-pryamaya-nara',
    calls: [{ at: [-6, '15:40'], outcome: 'reached', note: 'Рассказали о сборке, подумает' }],
  },
  {
    at: [-4, '10:25'],
    phone: 32,
    telegram: '@primer_iz_telegrama',
    calls: [
      { at: [-4, '11:00'], outcome: 'no_answer' },
      { at: [-4, '16:00'], outcome: 'wrong_number' },
    ],
  },
  {
    at: [-2, '19:05'],
    phone: 33,
    page: '/products/divan-uglovoj-ladoga',
    calls: [
      { at: [-1, '10:30'], outcome: 'no_answer' },
      {
        at: [-1, '15:00'],
        outcome: 'call_again',
        note: 'Хочет образцы ткани, просит утром',
        again: [1, '10:00'],
      },
    ],
  },
  { at: [-1, '17:45'], phone: 34, page: '/checkout', calls: [] },
  {
    at: [0, '08:05'],
    phone: 35,
    mailbox: 'zvonkova',
    page: '/products/krovat-cherdak-machta',
    calls: [],
  },
];
