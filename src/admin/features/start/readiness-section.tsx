import './start.css';
import type { OfficeGap } from '#contracts/admin/work/readiness.ts';
import { officeMessages } from '#messages/office/common.ts';
import { startScreenMessages as words } from '#messages/office/start.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { gapPlaces } from './gap-places.ts';
import { useReadiness } from './queries.ts';

/** What the shop lacks, each with the screen where it is mended. */
export function ReadinessSection() {
  const readiness = useReadiness();
  const { isFetching, refetch } = readiness;
  return (
    <section className="section" aria-labelledby="readiness">
      <div>
        <h2 id="readiness">{officeMessages.readiness}</h2>
        <p className="page__about">{words.readinessAbout}</p>
      </div>
      <Loaded query={readiness} waiting={null}>
        {({ essential, advice }) => (
          <>
            {essential.length === 0 && (
              <Notice look="good">{advice.length > 0 ? words.almost : words.ready}</Notice>
            )}
            <Gaps title={words.essential} gaps={essential} />
            <Gaps title={words.advice} gaps={advice} />
          </>
        )}
      </Loaded>
      <div className="readiness__again">
        <Button isPending={isFetching} onPress={() => refetch()}>
          {words.again}
        </Button>
        <p role="status">{isFetching && words.checking}</p>
      </div>
    </section>
  );
}

function Gaps({ title, gaps }: { title: string; gaps: readonly OfficeGap[] }) {
  if (gaps.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="gaps">
        {gaps.map(({ name, text }) => {
          const place = gapPlaces[name];
          return (
            <li key={text}>
              <p>{text}</p>
              {place && <Link to={place.path}>{words.mend(place.name)}</Link>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
