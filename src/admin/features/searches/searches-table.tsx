import '../../ui/table.css';
import type { AskedText } from '#contracts/admin/content/searches.ts';
import { searchesMessages as words } from '#messages/office/searches.ts';
import { Button } from '../../ui/button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';

interface Props {
  readonly searches: readonly AskedText[];
  /** Whether the search was told what a text means. */
  readonly isTaught: (text: string) => boolean;
  /** Undefined for who may not. */
  readonly onTeach: ((text: string) => void) | undefined;
}

/** What was searched for, the most frequent first; on a phone each is a card. */
export const SearchesTable = ({ searches, isTaught, onTeach }: Props) => (
  <table className="table table--cards searches">
    <thead>
      <tr>
        <th scope="col">{words.text}</th>
        <th scope="col">{words.asked}</th>
        <th scope="col">{words.found}</th>
        <th scope="col">{words.opened}</th>
        {onTeach && (
          <th scope="col">
            <span className="visually-hidden">{words.teach}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {searches.map(({ text, asked, found, opened }) => (
        <tr key={text}>
          <td>
            <ShopLink
              to={`/search?${new URLSearchParams({ q: text, from: 'office' })}`}
              label={words.look(text)}
            >
              {text}
            </ShopLink>
          </td>
          <td data-label={words.asked}>{asked}</td>
          <td data-label={words.found}>{found}</td>
          <td data-label={words.opened}>{opened}</td>
          {onTeach && (
            <td>
              <Button
                look="quiet"
                aria-label={isTaught(text) ? words.changeOf(text) : words.teachOf(text)}
                onPress={() => onTeach(text)}
              >
                {isTaught(text) ? words.change : words.teach}
              </Button>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
