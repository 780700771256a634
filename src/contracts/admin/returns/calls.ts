import { get, post, put } from '../described.ts';

/** Of `returns.ts`. */
export const returnsCalls = {
  list: get('/api/admin/returns/', 'returns.manage'),
  card: get('/api/admin/returns/:id/', 'returns.manage'),
  ofOrder: get('/api/admin/orders/:number/returns/', 'returns.manage'),
  exchange: get('/api/admin/returns/:id/exchange/:number/', 'returns.manage'),
  photograph: get('/api/admin/returns/:id/photographs/:photograph/', 'returns.manage'),
  addPhotograph: put('/api/admin/returns/:id/photographs/:photograph/', 'returns.manage'),
  begin: post('/api/admin/orders/:number/returns/', 'returns.manage'),
  step: post('/api/admin/returns/:id/step/', 'returns.manage'),
  refund: post('/api/admin/returns/:id/refund/', 'payments.refund', { stepUp: true }),
  giveBack: post('/api/admin/returns/:id/give-back/', 'payments.manual'),
};
