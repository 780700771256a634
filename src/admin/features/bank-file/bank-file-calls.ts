import type { bankFileEndpoints } from '#contracts/admin/bank/bank-file.ts';
import { LARGEST_BANK_FILE } from '#contracts/admin/bank/values.ts';
import { officeMessages } from '#messages/office/common.ts';
import { ApiFailure, type Call, call } from '../../api/call-api.ts';
import { bankFileCalls } from '../../api/endpoints/bank.ts';
import { callWithTable } from '../../api/send-table.ts';
import { useChange } from '../../api/use-change.ts';

const MEGABYTE = 1024 * 1024;

/** What a file has brought. It is sent anew each time: the shop keeps none. */
export const useReadBankFile = () =>
  useChange(async (file: File) => {
    if (file.size > LARGEST_BANK_FILE)
      throw new ApiFailure(400, { detail: officeMessages.fileLong(LARGEST_BANK_FILE / MEGABYTE) });
    return callWithTable(bankFileCalls.read, {}, file);
  });

/** Notes the chosen payments; orders, their money and «Сегодня» follow. */
export const useNoteDocuments = () =>
  useChange(
    (documents: Call<(typeof bankFileEndpoints)['note']>['body']['documents']) =>
      call(bankFileCalls.note, { body: { documents } }),
    { makesOld: [['order'], ['orders'], ['today']] },
  );
