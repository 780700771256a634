import { describe, expect, it } from 'vitest';
import { isDate, oneOf, readQuery, textOf } from './read-query.ts';

const checks = { status: oneOf(['new', 'shipped']), from: isDate, text: textOf(5) };
const read = (search: string) => readQuery(new URLSearchParams(search), checks);

describe('the query of a list', () => {
  it('has what the list knows', () => {
    expect(read('status=new&from=2026-11-25&text=%D0%B8%D0%B2%D0%B0')).toEqual({
      status: 'new',
      from: '2026-11-25',
      text: 'ива',
    });
  });

  it('has nothing of what the list does not know', () => {
    expect(
      read(
        'status=lost&from=yesterday&text=%D0%B8%D0%B2%D1%83%D1%88%D0%BA%D0%B0&utm_source=mail&constructor=1',
      ),
    ).toEqual({});
  });
});
