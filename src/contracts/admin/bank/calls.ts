import { post } from '../described.ts';

/** Of `bank-file.ts`. */
export const bankFileCalls = {
  read: post('/api/admin/bank-file/', 'payments.manual'),
  note: post('/api/admin/bank-file/noted/', 'payments.manual'),
};
