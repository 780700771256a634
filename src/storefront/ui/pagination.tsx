import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { commonMessages } from '#messages/words/common.ts';
import { Link } from './link.tsx';
import './pagination.css';

interface Props {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

/** Links to the first, the last and the neighbouring pages, with dots for the gaps. */
export function Pagination({ page, pageCount, hrefOf }: Props) {
  if (pageCount < 2) return null;
  return (
    <nav className="pagination" aria-label={commonMessages.pages}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" aria-label={commonMessages.previousPage}>
          <ChevronLeft aria-hidden="true" />
        </Link>
      )}
      {pagesAround(page, pageCount).map((number, index, all) => (
        <span key={number} className="pagination__item">
          {index > 0 && number - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <Link to={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
            {number}
          </Link>
        </span>
      ))}
      {page < pageCount && (
        <Link to={hrefOf(page + 1)} rel="next" aria-label={commonMessages.nextPage}>
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

const pagesAround = (page: number, pageCount: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
