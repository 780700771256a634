import type { MakeAction } from './office-known.ts';

/** Calls of the endpoints about customers that write. */
export const customerActions: Readonly<Record<string, MakeAction>> = {
  'POST /api/admin/customers/:id/notes/': (_, number) => ({
    params: { id: 1 },
    body: { text: `Звонить после ${number}` },
  }),
  'DELETE /api/admin/customers/:id/notes/:note/': (_, number) => ({
    params: { id: 1, note: number + 1 },
  }),
  'POST /api/admin/customers/:id/erasing/': (_, number) => ({
    params: { id: number + 2 },
    body: { reason: 'asked', asked_on: '2027-03-01' },
  }),
  'POST /api/admin/customers/:id/joins/': (_, number) => ({
    params: { id: number + 2 },
    body: { other: number + 3 },
  }),
  'POST /api/admin/customers/:id/joins/:join/undo/': (_, number) => ({
    params: { id: number + 2, join: 1 },
    body: {},
  }),
};
