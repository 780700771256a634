import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  DocumentForm,
  documentsEndpoints,
  WrittenDocument,
} from '#contracts/admin/content/documents.ts';
import { adminPaths } from '#contracts/admin/paths.ts';
import type { DocumentKind } from '#contracts/legal-documents.ts';
import { callApi } from '../../api/call-api.ts';

type Documents = typeof documentsEndpoints;
const key = ['documents'];

export const useDocuments = () =>
  useQuery({
    queryKey: key,
    queryFn: () => callApi<Documents['list']>({ method: 'GET', url: adminPaths.documents }),
  });

export const useDocumentVersion = (kind: DocumentKind, version: number) =>
  useQuery({
    queryKey: [...key, kind, version],
    queryFn: () =>
      callApi<Documents['version']>({
        method: 'GET',
        url: adminPaths.documentVersion,
        params: { kind, version: String(version) },
      }),
  });

export function usePublish(kind: DocumentKind, onDone: (document: WrittenDocument) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DocumentForm & { version: number }) =>
      callApi<Documents['publish']>({
        method: 'POST',
        url: adminPaths.document,
        params: { kind },
        body,
      }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
