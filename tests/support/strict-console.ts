import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

/** Nothing may complain unseen: a test that expects a complaint replaces the spy and checks it. */
afterEach(() => {
  const complaints = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
