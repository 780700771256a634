import { useQuery } from '@tanstack/react-query';
import type { DocumentForm, WrittenDocument } from '#contracts/admin/content/documents.ts';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import { call } from '../../api/call-api.ts';
import { documentsCalls } from '../../api/endpoints/content.ts';
import { useChange } from '../../api/use-change.ts';

const key = ['documents'];

export const useDocuments = () =>
  useQuery({
    queryKey: key,
    queryFn: () => call(documentsCalls.list),
  });

export const useDocumentVersion = (kind: DocumentKind, version: number) =>
  useQuery({
    queryKey: [...key, kind, version],
    queryFn: () => call(documentsCalls.version, { params: { kind, version: String(version) } }),
  });

export const usePublish = (kind: DocumentKind, onDone: (document: WrittenDocument) => void) =>
  useChange(
    (body: DocumentForm & { version: number }) =>
      call(documentsCalls.publish, { params: { kind }, body }),
    { onDone, makesOld: [key] },
  );
