import { describe, expect, it } from 'vitest';
import { viewQuery } from '../orders/order-views.ts';
import { auditQuery } from '../staff/audit.ts';
import { readJournalFilter, readOrderView } from './read-list-filters.ts';

const read = (search: string) => readOrderView(new URLSearchParams(search));

describe('the address of a list of the office', () => {
  it('keeps all that the contract knows', () => {
    const whole = {
      text: 'диван',
      status: 'new',
      payment: 'paid',
      delivery: 'pickup',
      from: '2026-01-31',
      to: '2026-02-28',
      tag: 'ждём ткань',
      due: 'call',
      sort: 'oldest',
      columns: 'number,when',
    };
    expect(Object.keys(whole).toSorted()).toEqual(Object.keys(viewQuery.shape).toSorted());
    expect(readOrderView(new URLSearchParams(whole))).toEqual(whole);
  });

  it('drops what is unknown or wrong, so that the list is still shown', () => {
    const wrong = [
      'foo=1',
      'status=zzz',
      'payment=',
      'from=2026-02-30',
      'to=yesterday',
      'sort=up',
      'columns=secret',
      `text=${'я'.repeat(101)}`,
      'tag=a%0Ab',
      'due=all',
      '__proto__=1',
      'constructor=1',
    ];
    for (const one of wrong) expect(read(one), one).toEqual({});
    const mixed = read(`${wrong.join('&')}&delivery=pickup`);
    expect(mixed).toEqual({ delivery: 'pickup' });
    expect(viewQuery.safeParse(mixed).success).toBe(true);
    expect(read('columns=number,secret,sum')).toEqual({ columns: 'number,sum' });
  });

  it('of the journal is read the same way', () => {
    const filter = { actor: 'staff', actor_name: '7', from: '2026-01-01' };
    const given = new URLSearchParams({ ...filter, after: 'x', to: 'x', page: '2' });
    expect(readJournalFilter(given)).toEqual(filter);
    expect(auditQuery.safeParse(readJournalFilter(given)).success).toBe(true);
  });
});
