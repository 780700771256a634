import '../../ui/table.css';
import './redirects-table.css';
import type { Redirect } from '#contracts/admin/content/redirects.ts';
import { redirectsScreenMessages as words } from '#messages/office/redirects.ts';
import { formatNearTime } from '#messages/words/shop-time.ts';
import { useMay, useViewer } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { say } from '../../ui/toasts.tsx';
import { useRemoveRedirect } from './queries.ts';

/** Old addresses and where each leads; on a phone each is a card. */
export function RedirectsTable({ redirects }: { readonly redirects: readonly Redirect[] }) {
  const mayWrite = useMay()('content.write');
  const { time_zone: zone } = useViewer();
  const remove = useRemoveRedirect((address) => say(words.removed(address)));
  return (
    <table className="table table--cards redirects">
      <thead>
        <tr>
          <th scope="col">{words.address}</th>
          <th scope="col">{words.target}</th>
          <th scope="col">{words.changed}</th>
          {mayWrite && (
            <th scope="col">
              <span className="visually-hidden">{words.remove}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {redirects.map(({ address, target, is_own: isOwn, changed_at: at, changed_by: by }) => (
          <tr key={address}>
            <td className="redirects__address">{address}</td>
            <td data-label={words.target} className="redirects__address">
              <ShopLink to={target}>{target}</ShopLink>
            </td>
            <td data-label={words.changed}>
              {isOwn
                ? words.own
                : [at && formatNearTime(new Date(at), zone), by].filter(Boolean).join(', ')}
            </td>
            {mayWrite && (
              <td>
                {!isOwn && (
                  <Button
                    look="quiet"
                    aria-label={words.removeOf(address)}
                    onPress={() =>
                      remove.mutate(address, { onError: ({ message }) => say(message) })
                    }
                  >
                    {words.remove}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
