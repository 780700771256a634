import { useQuery } from '@tanstack/react-query';
import type { Permission } from '#contracts/admin/staff/permissions.ts';
import { useMay } from '../../api/session.ts';
import { useRested } from '../../ui/use-rested.ts';

/** Lists are asked from so many letters on. */
const LETTERS = 2;

interface List<Row> {
  readonly key: string;
  /** Of those who may look at it. */
  readonly permission: Permission;
  readonly ask: (text: string) => Promise<readonly Row[]>;
}

/** What a list finds by the words; nothing for those who may not look at it. */
export function useFound<Row>(typed: string, { key, permission, ask }: List<Row>) {
  const may = useMay();
  const text = typed.trim();
  const rested = useRested(text);
  const isAsked = may(permission) && text.length >= LETTERS;
  const { data, error, isFetching } = useQuery({
    queryKey: [key, rested],
    queryFn: () => ask(rested),
    enabled: isAsked && rested.length >= LETTERS,
  });
  // Rows of other words would be opened by a quick Enter.
  const rows: readonly Row[] = isAsked && rested === text ? (data ?? []) : [];
  const isSearching = isAsked && (isFetching || rested !== text);
  return { rows, isAsked, isSearching, error: isAsked ? error : null };
}
