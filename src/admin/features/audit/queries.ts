import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditFilter } from '#contracts/admin/staff/audit.ts';
import { call, callForFile } from '../../api/call-api.ts';
import { auditCalls } from '../../api/endpoints/staff.ts';
import { useChange } from '../../api/use-change.ts';

/** The entries of a filter by pages, the latest first. */
export const useEntries = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) =>
      call(auditCalls.list, { query: { ...filter, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The table of a filter as a file. */
export const useExport = (onDone: (file: File) => void) =>
  useChange((filter: AuditFilter) => callForFile(auditCalls.export, { query: filter }), {
    onDone,
    asksCode: true,
  });
