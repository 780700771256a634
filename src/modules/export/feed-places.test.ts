import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { createFeedPlaces, leaveAfter } from './feed-places.ts';

const refused = expect.objectContaining({ code: 'too_many_requests' });

it('two networks have a place, each one, and a place that is given back is free', () => {
  const enter = createFeedPlaces();
  const leave = enter('2001:db8:4::1');
  expect(() => enter('2001:db8:4:1::1')).toThrow(refused);
  enter('10.0.0.1');
  expect(() => enter('10.0.0.2')).toThrow(refused);
  leave();
  enter('10.0.0.2');
});

it('a reader that takes nothing loses the place, once the statement that runs has ended', async () => {
  const statement = Promise.withResolvers<void>();
  const feed = Readable.from(
    (async function* () {
      yield 'begin';
      await statement.promise;
      yield 'end';
    })(),
  );
  const leave = vi.fn();
  feed.resume();
  const destroyed = vi.spyOn(feed, 'destroy');
  leaveAfter(feed, leave, 1);
  await vi.waitFor(() => expect(destroyed).toHaveBeenCalled());
  await new Promise(setImmediate);
  expect(leave).not.toHaveBeenCalled();
  statement.resolve();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
});
