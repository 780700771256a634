import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('describes a failed query by the database error, without its parameters', () => {
  const cause = Object.assign(new Error('invalid input syntax'), { code: '22P02' });
  const failed = new DrizzleQueryError('INSERT INTO orders VALUES ($1)', ['Пётр Образцов'], cause);
  const told = JSON.stringify(describeError(failed));
  expect(told).toContain('invalid input syntax');
  expect(told).toContain('22P02');
  expect(told).not.toContain('Образцов');
});
