import '../ui/filters.css';
import { useSearchParams } from 'react-router';
import { type CallState, callStates } from '#contracts/admin/callbacks/values.ts';
import { callStateNames, callScreenMessages as words } from '#messages/office/calls.ts';
import { officeMessages } from '#messages/office/common.ts';
import { CallCard } from '../features/calls/call-card.tsx';
import { useCalls } from '../features/calls/queries.ts';
import { permitted } from '../features/shell/permitted.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useRowKeys } from '../ui/row-keys.ts';

export default permitted('callbacks.read', officeMessages.calls, CallsPage);

/** Who asked for a call; which of them is in the address. */
function CallsPage() {
  const [parameters, setParameters] = useSearchParams();
  const state: CallState = parameters.get('state') === 'closed' ? 'closed' : 'open';
  const found = useCalls(state);
  const calls = found.data?.pages.flatMap((page) => page.calls) ?? [];
  useRowKeys('.call', found.hasNextPage ? found.fetchNextPage : undefined);
  const choose = (next: string) =>
    setParameters(next === 'open' ? {} : { state: next }, { replace: true });
  return (
    <Page title={officeMessages.calls} about={words.about}>
      <search className="filters">
        <label>
          <span>{words.state}</span>
          <select value={state} onChange={({ target }) => choose(target.value)}>
            {callStates.map((one) => (
              <option key={one} value={one}>
                {callStateNames[one]}
              </option>
            ))}
          </select>
        </label>
      </search>
      <Loaded query={found}>
        {() =>
          calls.length > 0 ? (
            <ul className="calls">
              {calls.map((call, index) => (
                <CallCard key={call.id} call={call} isFirst={index === 0} />
              ))}
            </ul>
          ) : (
            <Notice>{state === 'open' ? words.empty : words.emptyClosed}</Notice>
          )
        }
      </Loaded>
      <MoreButton label={words.more} list={found} />
    </Page>
  );
}
