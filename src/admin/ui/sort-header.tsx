import './sort-header.css';

type Direction = 'ascending' | 'descending';

interface Props {
  readonly label: string;
  /** How the list is sorted by this column; undefined where it is not. */
  readonly sorted: Direction | undefined;
  /** The next way of sorting: upwards, downwards, then as before. */
  readonly onSort: (next: Direction | undefined) => void;
}

const next: Readonly<Record<Direction | 'none', Direction | undefined>> = {
  none: 'ascending',
  ascending: 'descending',
  descending: undefined,
};
const marks: Readonly<Record<Direction | 'none', string>> = {
  none: '↕',
  ascending: '↑',
  descending: '↓',
};

/** The head of a column by which a list can be sorted. */
export const SortHeader = ({ label, sorted, onSort }: Props) => (
  <th scope="col" aria-sort={sorted}>
    <button type="button" className="sort-header" onClick={() => onSort(next[sorted ?? 'none'])}>
      {label}
      <span className="sort-header__mark" aria-hidden="true">
        {marks[sorted ?? 'none']}
      </span>
    </button>
  </th>
);
