import { Button } from './button.tsx';

interface Props {
  readonly label: string;
  /** A query in pages (TanStack Query). */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): unknown;
  };
}

/** Asks for the next page of a list, while there is one. */
export const MoreButton = ({ label, list }: Props) =>
  list.hasNextPage && (
    <div>
      <Button isPending={list.isFetchingNextPage} onPress={() => list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
