import { expect, it } from 'vitest';
import { createModelWorkshop } from './workshop.ts';

it('asks a visitor to come later when too many wait', async () => {
  const workshop = createModelWorkshop();
  const asked = Array.from({ length: 101 }, () => workshop.make('person'));
  const settled = Promise.allSettled(asked);
  await expect(asked[100]).rejects.toMatchObject({ code: 'too_many_requests' });
  await workshop.close();
  await settled;
});
